import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  args: { title: 'Failed to load product data.', onRetry: fn() },
});

function Retried(props: ErrorStateProps) {
  const [isRetrying, setRetrying] = useState(false);
  return <ErrorState {...props} isRetrying={isRetrying} onRetry={() => setRetrying(true)} />;
}

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('the title is an alert', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load product data.');
    });
    await step('Enter retries', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
});

export const Busy = meta.story({
  args: { isRetrying: true },
  play: async ({ args, canvas, step }) => {
    await step('while retrying the button keeps the focus and does nothing', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Trying…' });
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
});

export const Row = meta.story({
  args: { layout: 'row', description: 'The server took too long to answer.' },
  render: (args) => <Retried {...args} />,
  play: async ({ canvas, step }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    const { top, width } = retry.getBoundingClientRect();
    await step('the sentence, the reason and the button are in one row', async () => {
      const { bottom } = canvas.getByText('The server took too long to answer.').getBoundingClientRect();
      await expect(top).toBeLessThan(bottom);
      await expect(canvas.getByRole('alert')).toBeVisible();
    });
    await step('the button keeps its width while it tries', async () => {
      await userEvent.click(retry);
      await expect(canvas.getByRole('button', { name: 'Trying…' })).toBe(retry);
      await expect(retry.getBoundingClientRect().width).toBe(width);
    });
  },
});

export const LongText = meta.story({
  args: {
    title: 'The orders of the Barcelona flagship store and of every partner around it could not be loaded.',
    description: 'The server could not be reached. Check your connection and try again.',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorState {...args} />
      <ErrorState {...args} isRetrying description="The server could not be reached." />
      <ErrorState title="No way to try again" />
      <ErrorState {...args} layout="row" description="No connection." />
      <div style={{ maxInlineSize: 300 }}>
        <ErrorState {...args} layout="row" description="No connection." isRetrying />
      </div>
    </div>
  ),
});
