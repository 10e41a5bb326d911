import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  args: { label: 'Uploading', value: 0.62 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
    await expect(canvas.getByText('62%')).toBeVisible();
  },
});

export const SomeFailed = meta.story({
  args: { label: '7 of 12 products', value: 0.58, failed: 0.08, isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '7 of 12 products' })).toHaveAttribute('aria-valuetext', '58%');
    await expect(canvas.queryByText('58%')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { label: 'Uploading the pictures and the video of the double-breasted trench with its removable wool lining' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <ProgressBar label="Uploading" value={0} />
      <ProgressBar label="Uploading" value={0.62} />
      <ProgressBar label="Uploading" value={1} />
      <ProgressBar label="7 of 12 products" value={0.58} failed={0.08} />
    </div>
  ),
});
