import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ChangingStatusBadge } from './ChangingStatusBadge.tsx';
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
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

const animationsIn = (element: Element) => element.getAnimations({ subtree: true });

/** A badge with a button that changes its status. */
function Changing(args: StatusBadgeProps) {
  const [isResolved, setResolved] = useState(false);
  return (
    <>
      <ChangingStatusBadge {...args} tone={isResolved ? 'success' : 'warning'} phase={isResolved ? 'full' : 'hollow'}>
        {isResolved ? 'Resolved' : 'Pending'}
      </ChangingStatusBadge>
      <Button onPress={() => setResolved(true)}>Resolve</Button>
    </>
  );
}

export const FillsOnChange = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, step }) => {
    const badge = canvas.getByText('Pending');
    await step('it is still when it appears', async () => {
      await expect(animationsIn(badge)).toHaveLength(0);
    });
    await step('its eyelet fills when the phase changes, by transform and opacity alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resolve' }));
      const [animation, ...others] = animationsIn(badge);
      await expect(others).toHaveLength(0);
      const [frame] = animation!.effect instanceof KeyframeEffect ? animation!.effect.getKeyframes() : [];
      await expect(frame).toMatchObject({ opacity: '0', transform: 'scale(0)' });
      await animation!.finished;
      await expect(canvas.getByText('Resolved')).toBeVisible();
    });
  },
});

export const ReducedMotion = meta.story({
  render: (args) => <Changing {...args} />,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Pending');
    await userEvent.click(canvas.getByRole('button', { name: 'Resolve' }));
    await expect(badge).toHaveTextContent('Resolved');
    await expect(animationsIn(badge)).toHaveLength(0);
  },
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
