import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Main">
          <a href="/products">Products</a>
        </nav>
        <main id="main" tabIndex={-1}>
          <h1>Dashboard</h1>
        </main>
      </>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await step('it is the first tab stop and visible only while focused', async () => {
      await expect(link).toHaveStyle({ opacity: '0' });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveStyle({ opacity: '1' });
    });
    await step('it moves focus past the navigation and keeps the URL', async () => {
      const before = window.location.href;
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(window.location.href).toBe(before);
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
  },
});
