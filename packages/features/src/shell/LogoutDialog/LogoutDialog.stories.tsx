import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { LogoutDialog } from './LogoutDialog.tsx';

const meta = preview.meta({
  title: 'Patterns/Logout dialog',
  component: LogoutDialog,
  tags: ['stable', 'spec:1.2'],
  args: { isOpen: true, onConfirm: fn(), onCancel: fn() },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Logout?' });
    await step('its text is what will happen, and Cancel has the focus', async () => {
      await expect(dialog).toHaveAccessibleDescription('You are about to log out of the Dashboard.');
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
    await step('Logout confirms', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Logging out/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const UnsavedWork = meta.story({
  args: {
    unsaved: [
      { kind: 'screen', screen: 'Add Product', isHere: true },
      { kind: 'screen', screen: 'Silk Slip Dress · Edit Product', isHere: false },
      { kind: 'messages', isHere: false },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'You are about to log out of the Dashboard. You lose what is not saved: Add Product, in this tab Silk Slip Dress · Edit Product, in another tab Messages that are not sent, in another tab',
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
