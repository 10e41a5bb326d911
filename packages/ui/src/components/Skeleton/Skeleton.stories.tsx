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

export const Delayed = meta.story({
  name: 'Delayed appearance',
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('span')!;
    await expect(skeleton.getBoundingClientRect().height).toBeGreaterThan(0);
    // Restarted, because `getAnimations` leaves out an animation that has ended.
    skeleton.style.animation = 'none';
    skeleton.getBoundingClientRect();
    skeleton.style.removeProperty('animation');
    const animations = skeleton.getAnimations();
    for (const animation of animations) animation.pause();
    await Promise.all(animations.map(({ ready }) => ready));
    const opacityAt = (ms: number) => {
      for (const animation of animations) animation.currentTime = ms;
      return Number(getComputedStyle(skeleton).opacity);
    };
    await expect([0, 119, 240].map(opacityAt)).toEqual([0, 0, 1]);
    await expect(opacityAt(180)).toBeGreaterThan(0);
    for (const animation of animations) animation.play();
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
