import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: { title: 'No products found.', description: 'Try adjusting filters or check back later.' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

const swings = (element: Element) => element.getAnimations({ subtree: true });

export const Swings = meta.story({
  name: 'Swinging hanger',
  play: async ({ canvasElement }) => {
    const [swing, ...others] = swings(canvasElement);
    await expect(others).toHaveLength(0);
    const { iterations } = swing!.effect!.getTiming();
    await expect(iterations).toBe(1);
    await swing!.finished;
    await expect(swings(canvasElement)).toHaveLength(0);
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(swings(canvasElement)).toHaveLength(0);
  },
});

const clear = fn().mockName('clear');

export const WithAction = meta.story({
  args: { action: <Button onPress={clear}>Clear filters</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(clear).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    title: 'No pieces of the autumn and winter collection of the Barcelona flagship store were found.',
    description: 'Try adjusting filters, look in another collection, or check back later when the riders have brought what is on its way.',
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { action: <Button>Clear filters</Button> } });

export const Sheet = meta.story({ tags: ['sheet'], args: { action: <Button>Clear filters</Button> } });
