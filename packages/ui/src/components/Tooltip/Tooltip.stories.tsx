import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  parameters: { layout: 'centered' },
  args: { text: 'The rider has been told', children: <Button>Assigned</Button> },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Assigned' });
    await step('keyboard focus shows it immediately, and it describes its control', async () => {
      await userEvent.tab();
      await screen.findByRole('tooltip');
      await expect(button).toHaveAccessibleDescription('The rider has been told');
    });
    await step('Escape hides it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
});

export const CancelledExit = meta.story({
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await cancelExit(tooltip, () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

const shown = async () => {
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

export const LongText = meta.story({
  args: { text: 'The rider has been told, and the traveler will be told when the piece leaves the store. Donaudampfschifffahrtsgesellschaft.' },
  play: shown,
});

export const Sheet = meta.story({ tags: ['sheet'], play: shown });
