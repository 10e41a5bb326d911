import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ShopDomainDialog } from './ShopDomainDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Shop domain',
  component: ShopDomainDialog,
  tags: ['stable', 'spec:1.5'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, suffix: 'myshopify.com', onConfirm: fn(), onCancel: fn() },
});

const field = () => screen.findByRole('textbox', { name: 'Shop domain' });

export const Default = meta.story({
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveAccessibleDescription('For example your-store.myshopify.com');
  },
});

export const TakesADomain = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await field(), '  Harbour.myshopify.com{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('harbour.myshopify.com');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const ConfirmedEmpty = meta.story({
  name: 'Confirmed empty: cancels',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  play: async ({ args }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Blank = meta.story({
  name: 'Shop domain is required',
  play: async ({ args }) => {
    await userEvent.type(await field(), '   {Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Shop domain is required'));
    await expect(await field()).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Error = meta.story({
  name: 'Invalid domain',
  play: async ({ args, step }) => {
    await step('another format is refused with a message', async () => {
      await userEvent.type(await field(), 'harbour.example{Enter}');
      await waitFor(async () =>
        expect(await field()).toHaveAccessibleDescription('Invalid shop domain format. Please use format: your-store.myshopify.com'),
      );
      await expect(await field()).toHaveFocus();
    });
    await step('and can be put right', async () => {
      await userEvent.clear(await field());
      await userEvent.type(await field(), 'harbour.myshopify.com');
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await expect(args.onConfirm).toHaveBeenCalledWith('harbour.myshopify.com');
    });
  },
});

export const AnotherSuffix = meta.story({
  args: { suffix: 'shops.example' },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription('For example your-store.shops.example');
  },
});

export const LongText = meta.story({
  args: { suffix: 'shops.of-the-travelling-boutiques-and-their-many-branches.example' },
  play: async () => {
    await userEvent.type(await field(), `${'harbour-'.repeat(12)}store.example{Enter}`);
    await waitFor(async () => expect(await field()).toBeInvalid());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
