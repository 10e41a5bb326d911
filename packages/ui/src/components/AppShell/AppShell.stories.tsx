import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { SquaresFour } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';

const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Navigation/AppShell',
  component: AppShell,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    groups: [
      {
        label: 'Menu',
        entries: [
          { label: 'Dashboard', icon: SquaresFour, href: '/' },
          { label: 'Products', icon: CoatHanger, href: '/products', isActive: true },
        ],
      },
      { label: 'Other', entries: [{ label: 'Logout', icon: SignOut, onPress: onLogout }] },
    ],
    children: <PageHeader title="Products" subtitle="Manage all rental items, availability, and pricing." />,
  },
  beforeEach: () => void onLogout.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('its parts are landmarks', async () => {
      for (const landmark of ['navigation', 'banner', 'main']) await expect(canvas.getByRole(landmark)).toBeVisible();
    });
    await step('the first stop leads to the page', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
});

export const LongText = meta.story({
  args: {
    groups: [
      {
        label: 'Menu',
        entries: [{ label: 'Pieces of the autumn and winter collection', icon: CoatHanger, href: '/products', isActive: true }],
      },
    ],
    children: <PageHeader title="Pieces of the autumn and winter collection of the Barcelona flagship store" />,
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await step('the navigation waits behind the menu button', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      await userEvent.click(toggle);
      const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await expect(drawer.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    });
    await step('Escape closes it and the toggle has focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(toggle).toHaveFocus());
    });
    await step('following an entry closes it too', async () => {
      await userEvent.click(toggle);
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Dashboard' }));
      await expect(navigated).toHaveBeenCalledWith('/');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('so does an entry that does something', async () => {
      await userEvent.click(toggle);
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
      await expect(onLogout).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect((await screen.findByRole('dialog', { name: 'Menu' })).getBoundingClientRect().width).toBe(288);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Sheet = meta.story({ tags: ['sheet'] });

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
