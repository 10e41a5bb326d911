import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Display/Badge',
  component: Badge,
  tags: ['stable'],
  args: { children: 184 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const badge = canvas.getByText('184');
    await expect(badge).toBeVisible();
    await expect(badge.getBoundingClientRect().height).toBe(20);
  },
});

export const OnABell = meta.story({ args: { children: '9+', tone: 'brand' } });

export const LongText = meta.story({ args: { children: '1,284,000' } });

const tones = ['neutral', 'accent', 'subtle', 'info', 'success', 'warning', 'critical', 'brand'] as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge>4</Badge>
      <Badge tone="accent">6</Badge>
      <Badge tone="brand">9+</Badge>
    </div>
  ),
});
