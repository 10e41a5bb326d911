import { liveEvents, type NotificationWire, notificationEndpoints, readEvent, type Sparse, user } from '@valise/contract';
import { aNotification, aUser, manyNotifications, notificationSamples, read } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers, navigated } from '#storybook/preview';
import { asOwnChange } from '../../kit/ownChanges.ts';
import { RealtimeProvider } from '../../kit/realtime/RealtimeProvider.tsx';
import { fakeRealtime } from '../../kit/testing/fakeRealtime.ts';
import { EndingSession, signOutBefore } from '../../kit/testing/session.tsx';
import { NotificationsContainer } from './NotificationsContainer.tsx';

const CHANNEL = 'App.Models.Partner.7';
let stored: readonly NotificationWire[] = [];
let live = fakeRealtime();

const list = fn<() => readonly NotificationWire[] | Promise<never>>(() => stored);
const never = () => new Promise<never>(() => {});
const markRead = fn((id: string): { message: string } | Promise<never> => {
  stored = stored.filter((item) => String(item.id) !== id);
  return { message: 'Read' };
});
const readAll = fn((): { message: string } | Promise<never> => {
  stored = [];
  return { message: 'Read' };
});

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: NotificationsContainer,
  tags: ['spec:1.2', 'spec:1.4'],
  args: { user: read(user, aUser()), onUnreadChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    api: [
      answers(notificationEndpoints, {
        list: async () => [...(await list())],
        read: ({ params }) => markRead(params.id),
        readAll: () => readAll(),
      }),
    ],
  },
  beforeEach: () => {
    stored = notificationSamples;
    live = fakeRealtime();
    for (const handler of [list, markRead, readAll]) handler.mockClear();
  },
  render: (args) => (
    <RealtimeProvider realtime={live.realtime}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 600, alignItems: 'flex-start' }}>
        <NotificationsContainer {...args} />
      </div>
    </RealtimeProvider>
  ),
});

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async (name: string | RegExp = /^Notifications, /) => {
  await userEvent.click(await bell(name));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const receive = (wire: Sparse<NotificationWire>) => live.send(CHANNEL, readEvent(liveEvents.notification, wire));

export const Times = meta.story({
  beforeEach: () => {
    stored = [
      aNotification({ id: 'sent', created_at: new Date(Date.now() - 5 * 60_000).toISOString(), data: { title: 'Sent', message: 'a', url: null } }),
      aNotification({ id: 'unknown', created_at: null, data: { title: 'Unknown', message: 'b', url: null } }),
    ];
  },
  play: async ({ step }) => {
    const panel = await open('Notifications, 2 unread');
    const timeIn = (name: RegExp) => panel.getByRole('button', { name }).querySelector('time');
    await step('one that the server sent with a time says how long ago, and when exactly', async () => {
      await expect(timeIn(/Sent/)).toHaveTextContent('5 min. ago');
      await expect(timeIn(/Sent/)?.title).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/);
    });
    await step('one without a time says nothing', async () => {
      await expect(timeIn(/Unknown/)).toBeNull();
    });
    await step('a live one has the time of its arrival', async () => {
      receive({ id: 'live', title: 'Live', message: 'c', url: null });
      await waitFor(() => expect(timeIn(/Live/)).toHaveTextContent('now'));
    });
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const panel = await open('Notifications, 6 unread');
    await expect(panel.getAllByRole('listitem')).toHaveLength(6);
    await expect(panel.getByText('No message provided')).toBeVisible();
    await expect(args.onUnreadChange).toHaveBeenLastCalledWith(6);
    await expect(live.channels()).toEqual([CHANNEL]);
  },
});

export const MoreThanNine = meta.story({
  beforeEach: () => {
    stored = manyNotifications(12);
  },
  play: async ({ canvas }) => {
    await bell('Notifications, 12 unread');
    await expect(canvas.getByText('9+')).toBeVisible();
  },
});

export const ReadOnes = meta.story({
  beforeEach: () => {
    stored = [aNotification({ read_at: '2026-11-20T08:00:00Z' })];
  },
  play: async () => {
    await expect((await open('Notifications')).getByText('No notification')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => {
    stored = [];
  },
  play: async () => {
    await expect((await open('Notifications')).getByText('No notification')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => {
    list.mockImplementationOnce(never);
  },
  play: async () => {
    await expect((await open('Notifications')).getByText('Loading notifications...')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  name: 'Error',
  beforeEach: () => {
    list.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
  play: async () => {
    const panel = await open('Notifications');
    await expect(await panel.findByText('Failed to load notifications')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findAllByRole('listitem')).toHaveLength(6);
  },
});

export const Received = meta.story({
  play: async ({ args, canvas, step }) => {
    await bell('Notifications, 6 unread');
    await step('a new one is first, is counted and announced once', async () => {
      receive({ id: 'flat', title: 'New message', message: 'Someone wrote', url: '/support' });
      const panel = await open('Notifications, 7 unread');
      await expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('New message Someone wrote');
      await expect(canvas.getByText('New notification: New message. Someone wrote')).toBeInTheDocument();
      await expect(args.onUnreadChange).toHaveBeenLastCalledWith(7);
    });
    await step('the same one again changes nothing', async () => {
      receive({ id: 'flat', data: { title: 'New message', message: 'Someone wrote' } });
      await expect(await bell('Notifications, 7 unread')).toBeVisible();
    });
    await step('what may have been missed is fetched', async () => {
      stored = [aNotification({ id: 'missed', data: { title: 'Missed', message: 'While offline', url: null } }), ...stored];
      live.resync();
      await waitFor(() => expect(screen.getByText('While offline')).toBeVisible());
    });
    await step('what this user has just done is listed, and not announced', async () => {
      await asOwnChange('/refund/refundsdetail/82', () => Promise.resolve());
      receive({ id: 'own', title: 'Refund decided', message: 'It is Processed', url: '/refund/refundsdetail/82' });
      await waitFor(() => expect(screen.getByText('It is Processed')).toBeVisible());
      await expect(canvas.queryByText(/^New notification: Refund decided/)).not.toBeInTheDocument();
    });
  },
});

export const MarkedRead = meta.story({
  play: async ({ step }) => {
    const panel = await open();
    await step('a press marks it as read, closes the panel and navigates', async () => {
      await userEvent.click(panel.getByRole('link', { name: /Refund requested/ }));
      await expect(navigated).toHaveBeenCalledWith('/refund/refundsdetail/82');
      await waitFor(() => expect(markRead).toHaveBeenCalledWith('a1f0c9d2-0002'));
      await expect(await bell('Notifications, 5 unread')).toHaveFocus();
    });
    await step('marking all leaves none', async () => {
      const again = await open('Notifications, 5 unread');
      await userEvent.click(again.getByRole('button', { name: 'Mark all as read' }));
      await expect(await again.findByText('No notification')).toBeVisible();
      await waitFor(() => expect(readAll).toHaveBeenCalledTimes(1));
    });
  },
});

/** Pressing a mark button twice sends one request. */
export const MarkedTwice = meta.story({
  beforeEach: () => {
    markRead.mockImplementationOnce(never);
    readAll.mockImplementationOnce(never);
  },
  play: async () => {
    const panel = await open();
    await userEvent.dblClick(panel.getByRole('button', { name: /No message provided/ }));
    await expect(await bell('Notifications, 5 unread')).toBeVisible();
    await userEvent.dblClick(panel.getByRole('button', { name: 'Mark all as read' }));
    await expect(await panel.findByText('No notification')).toBeVisible();
    await waitFor(() => expect(readAll).toHaveBeenCalledTimes(1));
    await expect(markRead).toHaveBeenCalledTimes(1);
  },
});

/** A failure to mark that arrives after a sign-out is ignored. */
export const SignedOutWhileMarking = meta.story({
  name: 'Signed out meanwhile',
  render: (args) => (
    <EndingSession>
      <RealtimeProvider realtime={live.realtime}>
        <NotificationsContainer {...args} />
      </RealtimeProvider>
    </EndingSession>
  ),
  play: async () => {
    let fail = () => {};
    markRead.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Refusal(500, 'Server Error'));
        }),
    );
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /No message provided/ }));
    await waitFor(() => expect(markRead).toHaveBeenCalledTimes(1));
    await signOutBefore(() => fail());
    await expect(warn).not.toHaveBeenCalled();
  },
});

/** The failure is logged and shown in the panel. */
export const MarkingFailed = meta.story({
  name: 'Marking fails',
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
    markRead.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /No message provided/ }));
    await expect(await panel.findByRole('alert')).toHaveTextContent("Couldn't mark as read. Try again.");
    await expect(panel.getAllByRole('listitem')).toHaveLength(6);
    await expect(console.warn).toHaveBeenCalledWith('A notification could not be marked as read', expect.anything());
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(5));
    await expect(panel.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(markRead).toHaveBeenCalledTimes(2));
  },
});

export const UnsafeAddresses = meta.story({
  beforeEach: () => {
    stored = [
      aNotification({ id: 1, data: { title: 'Script', message: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' } }),
      aNotification({ id: 2, data: { title: 'Host', message: 'Another one', url: '//evil.example/products' } }),
      aNotification({ id: 3, data: { title: 'Elsewhere', message: 'News', url: 'https://club.example/news' } }),
    ];
  },
  play: async () => {
    const panel = await open();
    await expect(panel.getByRole('button', { name: /Script <img src=x/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Host/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(panel.getByRole('button', { name: /Script/ }));
    await expect(navigated).not.toHaveBeenCalled();
    await waitFor(() => expect(markRead).toHaveBeenCalledWith('1'));
  },
});

export const Many = meta.story({
  beforeEach: () => {
    stored = manyNotifications(120);
  },
  play: async () => {
    await expect((await open('Notifications, 120 unread')).getAllByRole('listitem')).toHaveLength(120);
  },
});

export const LongText = meta.story({
  beforeEach: () => {
    stored = [aNotification({ data: { title: 'A very long title '.repeat(9), message: 'Unbreakable'.repeat(40), url: '/orders' } })];
  },
  play: async () => {
    await open();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open();
  },
});
