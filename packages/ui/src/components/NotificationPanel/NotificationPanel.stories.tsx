import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { Receipt } from '../../icons/Receipt.tsx';
import { ready } from '../LoadableView/Loadable.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import type { NotificationItem, NotificationPanelProps } from './notificationPanelProps.ts';

const items: readonly NotificationItem[] = [
  { id: '1', title: 'New order', message: 'Order #20424 from Yuki Tanaka is waiting for a rider.', href: '/orders/20424', icon: <Receipt size={20} /> },
  { id: '2', title: 'Refund requested', message: 'Emma Dahl asked for a refund on order #20391.', href: '/refund/82', time: '5 min ago' },
  { id: '3', title: 'Opening hours', message: 'The showroom in Madrid closes earlier today.' },
  { id: '4', title: 'News of the club', message: 'Read what is new this season.', href: 'https://club.example/news', isExternal: true },
  { id: '5', title: 'Rider assigned', message: 'Àlex Ferrer will deliver order #20409.', isUnread: false },
];

/** A bar whose panel removes an item when it is pressed. */
function Bar({ value: read, onItemPress, onMarkAllRead, ...props }: NotificationPanelProps) {
  const value = read();
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = value.state === 'ready' ? value.data.filter(({ id }) => !gone.includes(id)) : [];
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, minBlockSize: 560, alignItems: 'flex-start' }}>
      <NotificationPanel
        {...props}
        value={() => (value.state === 'ready' ? { ...value, data: left } : value)}
        onItemPress={(id) => {
          onItemPress(id);
          setGone([...gone, id]);
        }}
        onMarkAllRead={() => {
          onMarkAllRead();
          setGone([...gone, ...left.map(({ id }) => id)]);
        }}
      />
      <button type="button">Outside</button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data/NotificationPanel',
  component: NotificationPanel,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { name: 'Notifications, 12 unread', badge: '9+', value: () => ready(items), onItemPress: fn(), onMarkAllRead: fn() },
  render: (args) => <Bar {...args} />,
});

const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};
const itemsIn = (panel: HTMLElement) => within(panel).getAllByRole('listitem');

export const Default = meta.story({
  play: async () => {
    await expect(itemsIn(await openPanel())).toHaveLength(5);
  },
});

const readItems = fn(() => ready(items)).mockName('value');

export const Closed = meta.story({
  args: { value: readItems },
  render: (args) => <NotificationPanel {...args} />,
  play: async ({ canvas, step }) => {
    await step('nothing is computed of its items', async () => {
      await expect(canvas.getByRole('button', { name: 'Notifications, 12 unread' })).toBeVisible();
      await expect(readItems).not.toHaveBeenCalled();
    });
    await expect(itemsIn(await openPanel())).toHaveLength(5);
  },
});

export const BadgeLeavesTheBellVisible = meta.story({
  name: 'Badge beside the bell',
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 12 unread' }).querySelector('svg')!.getBoundingClientRect();
    const badge = canvas.getByText('9+').getBoundingClientRect();
    const covered = Math.max(0, bell.right - badge.left) * Math.max(0, badge.bottom - bell.top);
    await expect(covered).toBeLessThan((bell.width * bell.height) / 6);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 12 unread' });
    await step('Enter opens it and focuses its first control; the page stays interactive', async () => {
      await userEvent.tab();
      await expect(bell).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Notifications' });
      await waitFor(() => expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toHaveFocus());
      await expect(bell).toHaveAttribute('aria-expanded', 'true');
      await expect(panel).not.toHaveAttribute('aria-modal');
      await expect(canvas.getByRole('button', { name: 'Outside' }).closest('[inert], [aria-hidden="true"]')).toBeNull();
    });
    await step('Escape closes it and focuses the bell', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bell).toHaveFocus();
    });
    await step('Tab moves through it and out, which closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus());
      for (const name of [/New order/, /Refund requested/, /Opening hours/, /News of the club/, /Rider assigned/]) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Outside' })).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Enter on a link follows it and closes the panel', async () => {
      bell.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenCalledWith('/orders/20424');
      await expect(args.onItemPress).toHaveBeenCalledWith('1');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

export const FocusWhenAnItemIsRemoved = meta.story({
  name: 'Focus after removal',
  play: async ({ args, step }) => {
    const panel = await openPanel();
    const item = (name: RegExp) => within(panel).getByRole('button', { name });
    await step('the item in its place is focused', async () => {
      item(/Opening hours/).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onItemPress).toHaveBeenCalledWith('3');
      await waitFor(() => expect(within(panel).getByRole('link', { name: /News of the club/ })).toHaveFocus());
    });
    await step('after the last item, the one before is focused', async () => {
      item(/Rider assigned/).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(within(panel).getByRole('link', { name: /News of the club/ })).toHaveFocus());
    });
    await step('with no items left, the panel is focused', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
      await expect(args.onMarkAllRead).toHaveBeenCalledTimes(1);
      await expect(await within(panel).findByText('No notification')).toBeVisible();
      await waitFor(() => expect(panel).toHaveFocus());
    });
  },
});

export const PressOutside = meta.story({
  play: async ({ canvas }) => {
    await openPanel();
    await userEvent.click(canvas.getByRole('button', { name: 'Outside' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openPanel();
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const DoublePress = meta.story({
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: /^Notifications/ });
    await userEvent.dblClick(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.dblClick(bell);
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ExternalLink = meta.story({
  play: async () => {
    const link = within(await openPanel()).getByRole('link', { name: /News of the club.*Opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const UnsafeAddress = meta.story({
  args: { value: () => ready([{ id: '1', title: '<b>Bold</b>', message: 'Press me', href: 'javascript:alert(1)' }]) },
  play: async () => {
    const panel = await openPanel();
    await expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
    await expect(within(panel).getByRole('button', { name: /<b>Bold<\/b>/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { name: 'Notifications', badge: undefined, value: () => ready([]) },
  play: async () => {
    const panel = await openPanel();
    await expect(within(panel).getByText('No notification')).toBeVisible();
    await expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { name: 'Notifications', badge: undefined, value: () => ({ state: 'loading' }) },
  play: async () => {
    await expect(within(await openPanel()).getByRole('status')).toHaveTextContent('Loading notifications...');
  },
});

const retry = fn().mockName('retry');

export const LoadingFailed = meta.story({
  name: 'Error',
  args: { name: 'Notifications', badge: undefined, value: () => ({ state: 'failed', message: 'Failed to load notifications', retry }) },
  play: async () => {
    await userEvent.click(within(await openPanel()).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const MarkingFailed = meta.story({
  args: { failure: "Couldn't mark as read. Try again.", onRetry: fn() },
  play: async ({ args }) => {
    const panel = await openPanel();
    await expect(within(panel).getByRole('alert')).toHaveTextContent("Couldn't mark as read. Try again.");
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Many = meta.story({
  args: { value: () => ready(Array.from({ length: 60 }, (_, index) => ({ ...items[index % 4]!, id: String(index) }))) },
  play: async () => {
    await openPanel();
  },
});

export const LongText = meta.story({
  args: { value: () => ready(items.map((item) => ({ ...item, title: `${item.title} `.repeat(8), message: 'Unbreakable'.repeat(20) }))) },
  play: async () => {
    await openPanel();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth));
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { failure: "Couldn't mark as read. Try again.", onRetry: fn() },
  play: async () => {
    await openPanel();
  },
});
