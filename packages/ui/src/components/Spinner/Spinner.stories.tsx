import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  // The spinner is a flex item here.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['stable'],
});

const spinnerIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-hidden="true"]');

export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    const spinner = spinnerIn(canvasElement)!;
    await step('it is 16 px and has no content', async () => {
      await expect(spinner).toBeEmptyDOMElement();
      await expect(spinner.getBoundingClientRect().width).toBe(16);
    });
    await step('it takes the colour of the text around it', async () => {
      await expect(getComputedStyle(spinner).borderTopColor).toBe(getComputedStyle(canvasElement).color);
    });
  },
});

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } });

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner />
      <span style={{ display: 'flex', gap: 8, alignItems: 'center', color: 'var(--valise-color-text-muted)' }}>
        <Spinner /> Loading product...
      </span>
    </div>
  ),
});
