import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { scrim as scrimClass } from './overlay.css.ts';
import { cancelExit } from './testing/cancelExit.ts';
import { overlayConformance } from './testing/overlayConformance.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    title: 'Chat details',
    children: 'Ticket TCK-1041 was opened by Madrid Central Store on 18 Nov 2026.',
    onClose: fn(),
  },
});

function Opener({ onClose, ...args }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        actions={<Button onPress={() => setAsking(true)}>Close the ticket</Button>}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Close the ticket?"
        confirmLabel="Yes, close"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        Madrid Central Store can open it again.
      </ConfirmDialog>
    </>
  );
}

export const Default = meta.story();

const answer = (
  <>
    <Button>Later</Button>
    <Button variant="primary">Answer</Button>
  </>
);

export const WithActions = meta.story({ args: { size: 'medium', actions: answer } });

export const Conformance = meta.story({
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: ({ step }) =>
    overlayConformance({ role: 'dialog', name: 'Chat details', trigger: 'Details', nested: 'Close the ticket', step }),
});

export const CancelledExit = meta.story({
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Details' });
    await userEvent.click(trigger);
    const scrim = (await screen.findByRole('dialog')).closest<HTMLElement>(`.${scrimClass}`)!;
    await cancelExit(scrim, () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(scrim).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const CloseButton = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, step }) => {
    await screen.findByRole('dialog', { name: 'Chat details' });
    await step('neither Escape, the close button nor a press outside closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(document.body, { pointerEventsCheck: 0 });
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const FocusWhenTheTriggerIsRemoved = meta.story({
  name: 'Focus after removal',
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    const [isGone, setGone] = useState(false);
    return (
      <>
        <h2 tabIndex={-1} id="tickets">
          Tickets
        </h2>
        {!isGone && <Button onPress={() => setOpen(true)}>Details</Button>}
        <Dialog
          {...args}
          isOpen={isOpen}
          restoreFocusTo={() => document.getElementById('tickets')}
          onClose={() => {
            setOpen(false);
            setGone(true);
          }}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tickets' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    title: 'A very long title that a partner with a very long name has given to a ticket, Donaudampfschifffahrtsgesellschaft',
    children: (
      <>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>The traveler asks where the piece can be left and who carries it back to the store.</p>
        ))}
      </>
    ),
  },
});

export const Large = meta.story({ args: { size: 'large', actions: answer } });

export const LargeOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { size: 'large', actions: answer },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Chat details' });
    const panel = dialog.parentElement!;
    await waitFor(() => {
      const { bottom, width } = panel.getBoundingClientRect();
      expect({ bottom: Math.round(bottom), width: Math.round(width) }).toEqual({
        bottom: window.innerHeight,
        width: document.documentElement.clientWidth,
      });
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { actions: answer } });

export const Sheet = meta.story({ tags: ['sheet'], args: { size: 'medium', actions: answer } });
