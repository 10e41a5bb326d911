import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { ProviderButtons } from './ProviderButtons.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Providers',
  component: ProviderButtons,
  tags: ['stable', 'spec:1.2'],
  args: { onProvider: fn() },
});

export const Default = meta.story();

export const EachIsChosen = meta.story({
  play: async ({ args, canvas }) => {
    for (const name of ['Google', 'Facebook', 'Shopify']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onProvider).toHaveBeenNthCalledWith(1, 'google');
    await expect(args.onProvider).toHaveBeenNthCalledWith(2, 'facebook');
    await expect(args.onProvider).toHaveBeenNthCalledWith(3, 'shopify');
  },
});

export const Busy = meta.story({
  args: { isConnecting: true },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Connecting...' });
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
});

export const OneAlone = meta.story({ args: { offered: ['shopify'] } });

export const Empty = meta.story({
  args: { offered: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

export const NotKnown = meta.story({
  args: { note: 'Failed to get providers' },
  play: async ({ canvas, step }) => {
    await step('all are shown, and the note is not an alert', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(3);
      await expect(canvas.getByText('Failed to get providers')).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const Error = meta.story({
  args: {
    failure: {
      message: 'Failed to initiate google login',
      detail: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to initiate google login');
  },
});

export const LongText = meta.story({
  args: {
    note: 'The providers that your organisation has allowed could not be read from its directory just now, so all of them are offered',
    failure: {
      message: 'Failed to initiate google login',
      detail: 'The directory of your organisation answered after half a minute that it is being moved. Try again, or sign in with your e-mail address.',
    },
  },
});

export const Phone = meta.story({ args: { note: 'Failed to get providers' }, globals: { viewport: { value: 'phone' } } });
