import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StatusBadge } from './StatusBadge.tsx';
import { tones } from './tone.ts';

const meta = preview.meta({
  title: 'Components/Display/StatusBadge',
  component: StatusBadge,
  tags: ['stable'],
  args: { children: 'Available', tone: 'success' as const, phase: 'full' as const },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Available')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Small = meta.story({ args: { size: 'small', children: 'Rented', tone: 'brand', phase: 'half' } });

export const LongText = meta.story({
  args: { children: 'Waiting for the traveler to hand the piece back at the Barcelona flagship store', tone: 'warning', phase: 'quarter' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});

const phases = ['hollow', 'quarter', 'half', 'full', 'slash'] as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
          {phases.map((phase) => (
            <StatusBadge key={phase} tone={tone} phase={phase}>
              {tone}, {phase}
            </StatusBadge>
          ))}
          <StatusBadge tone={tone} size="small" phase="half">
            small
          </StatusBadge>
        </div>
      ))}
    </div>
  ),
});
