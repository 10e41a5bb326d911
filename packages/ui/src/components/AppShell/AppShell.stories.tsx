import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { CoatHanger } from '../../icons/CoatHanger.tsx';
import { CoatHangerFill } from '../../icons/CoatHangerFill.tsx';
import { SignOut } from '../../icons/SignOut.tsx';
import { SquaresFour } from '../../icons/SquaresFour.tsx';
import { ConnectionStrip } from '../ConnectionStrip/ConnectionStrip.tsx';
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
          { label: 'Products', icon: CoatHanger, activeIcon: CoatHangerFill, href: '/products', isActive: true },
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
    await step('the first tab stop is the skip link to the page', async () => {
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
        entries: [{ label: 'Pieces of the autumn and winter collection', icon: CoatHanger, activeIcon: CoatHangerFill, href: '/products', isActive: true }],
      },
    ],
    children: <PageHeader title="Pieces of the autumn and winter collection of the Barcelona flagship store" />,
  },
});

/** The time that stories run at. */
const now = new Date(2026, 10, 20, 9, 30).getTime();
const minutesAgo = (minutes: number) => now - minutes * 60_000;
const nothing = { offlineSince: null, tryingSince: null, liveFault: null, updatedAt: null, onRefresh: fn() };

export const Offline = meta.story({
  args: { notice: <ConnectionStrip {...nothing} offlineSince={minutesAgo(3)} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Offline since 09:27 · what you type is kept');
    const strip = canvasElement.querySelector('[data-connection-strip]');
    const { bottom = NaN } = strip?.getBoundingClientRect() ?? {};
    await expect(canvas.getByRole('heading', { name: 'Products' }).getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(canvas.getByRole('main')).not.toContainElement(strip as HTMLElement);
  },
});

export const Reconnecting = meta.story({
  args: { notice: <ConnectionStrip {...nothing} tryingSince={minutesAgo(1)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
  },
});

export const Updated = meta.story({
  args: { notice: <ConnectionStrip {...nothing} updatedAt={minutesAgo(2)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Updated 2 min ago');
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await step('the menu button opens the navigation', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      await userEvent.click(toggle);
      const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await expect(drawer.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    });
    await step('Escape closes it and returns focus to the menu button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(toggle).toHaveFocus());
    });
    await step('following a link closes it', async () => {
      await userEvent.click(toggle);
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Dashboard' }));
      await expect(navigated).toHaveBeenCalledWith('/');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('pressing an entry without a link closes it', async () => {
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

export const Sheet = meta.story({ tags: ['sheet'] });
