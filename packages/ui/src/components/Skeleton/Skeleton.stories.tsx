import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Skeleton', component: Skeleton, tags: ['stable'] });

export const Default = meta.story({
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
});

const shapes = ['line', 'block', 'pill', 'circle'] as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 240 }}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
});
