import { ticket } from '@valise/contract';
import { aMessage, aTicket, manyTickets, read, readAll } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.fixtures.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.fixtures.ts';
import { ticketListState } from './state/ticketListState.ts';
import { TicketList, type TicketListProps } from './TicketList.tsx';

/** Keeps the state and the statuses, as an application does. */
function SupportPage({ tickets, onSetStatus, ...props }: TicketListProps) {
  const kept = useKeptList(props);
  const [statuses, setStatuses] = useState<Readonly<Record<string, string>>>({});
  const withStatuses = tickets.state === 'ready' ? { ...tickets, data: tickets.data.map((each) => ({ ...each, status: statuses[each.id] ?? each.status })) } : tickets;
  return (
    <>
      <TicketList
        {...props}
        {...kept}
        tickets={withStatuses}
        onSetStatus={async (change) => {
          await onSetStatus(change);
          setStatuses((known) => ({ ...known, [change.id]: change.to }));
        }}
      />
      <Toasts />
    </>
  );
}

const drawn = readAll(ticket, manyTickets(8));
const setStatus = fn(async () => {});

const meta = preview.meta({
  title: 'Screens/Support',
  component: TicketList,
  tags: ['stable', 'spec:2.2', 'spec:2.4'],
  args: {
    tickets: ready(drawn),
    user: { id: '7', type: 'Partner' },
    seen: {},
    ...keptListArgs(ticketListState.default),
    onSetStatus: setStatus,
    onSettled: fn(),
  },
  render: (args) => <SupportPage {...args} />,
  beforeEach: () => {
    setStatus.mockReset();
    setStatus.mockImplementation(async () => {});
  },
});

const numbers = (canvas: Pick<typeof screen, 'getAllByRole'>) => canvas.getAllByRole('link', { name: /^TCK/ }).map(({ textContent }) => textContent.replace('Unread', ''));

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the page has its heading and its subtitle', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
      await expect(canvas.getByText('View and manage all queries from the users in the platform')).toBeVisible();
    });
    await step('the columns have the specified order, and the newest ticket is first', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(headers).toEqual(['', 'Ticket ID', 'User Type', 'Name', 'Subject', 'Date', 'Status', 'View']);
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
      await expect(numbers(canvas)[0]).toBe('TCK-1041');
    });
    await step('a row shows its ticket and links to its chat', async () => {
      const row = within(canvas.getByRole('row', { name: /TCK-1042/ }));
      for (const text of ['Traveler', 'Emma Dahl', 'emma.dahl@brevpost.se', 'Zip split on first evening', 'Pending']) await expect(row.getByText(text)).toBeVisible();
      for (const name of ['TCK-1042', /^View/]) await expect(row.getByRole('link', { name })).toHaveAttribute('href', '/support/chatsupport/42');
    });
    await expect(canvas.getByText('Showing 1 to 8 of 8 entries')).toBeVisible();
  },
});

export const SavedViews = meta.story({
  name: 'A saved view hides its columns and counts its tickets; another change is an unsaved view',
  args: { views: { views: [{ id: 'open', name: 'Open', query: 'status=pending', preferences: { ...defaultPreferences, hiddenColumns: ['userType'] } }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Open, 2' }));
    await expect(args.onListStateChange).toHaveBeenLastCalledWith({ ...ticketListState.default, status: ['pending'] });
    await expect(canvas.queryByRole('columnheader', { name: 'User Type' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Subject' }));
    await expect(canvas.getByRole('tab', { name: 'Unsaved view, 2' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Loading = meta.story({
  args: { tickets: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading tickets...')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { tickets: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No support found.')).toBeVisible();
    await expect(canvas.getByText('Try adjusting filters or check back later.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  tags: ['spec:2.8'],
  args: { tickets: { state: 'failed', message: 'Failed to load tickets', reason: 'Server Error', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load tickets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const LongText = meta.story({
  args: {
    tickets: ready([
      read(ticket, aTicket({ subject: 'The zip of the dress split on the first evening '.repeat(4), status: 'Waiting for the workshop in Barcelona' })),
      read(ticket, aTicket({ id: 2, ticket_id: '', sender: { type: 'Traveler', name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(2), email: `${'x'.repeat(60)}@post.example`, profile_photo: 'https://broken.example/a.png' } })),
      read(ticket, aTicket({ id: 3, ticket_id: 'TCK-1003', subject: '<b>not bold</b>', sender: { type: 'Traveler', name: 'נועה לוי', email: 'noa@post.il', profile_photo: null } })),
      read(ticket, { id: 4 }),
    ]),
  },
  play: async ({ canvas, step }) => {
    await step('markup is text', () => expect(canvas.getByText('<b>not bold</b>')).toBeVisible());
    await step('a ticket without a number is named by its id, and one without a person has none', async () => {
      await expect(canvas.getByRole('link', { name: 'Ticket 2' })).toBeVisible();
      await expect(within(canvas.getByRole('row', { name: /Ticket 4/ })).getAllByText('–').length).toBeGreaterThanOrEqual(4);
    });
  },
});

let many: TicketListProps['tickets'] | undefined;
/** Created when the story is opened, because the docs page imports this file too. */
const manyOnce = () => (many ??= ready(readAll(ticket, manyTickets(5000))));

export const Many = meta.story({
  render: (args) => <SupportPage {...args} tickets={manyOnce()} />,
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Showing 1 to 10 of 5,000 entries')).toBeVisible();
    await step('the search looks in number, name, e-mail and subject', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search tickets' });
      for (const [text, found] of [['tck-1036', 'Priya Nair'], ['grace oye', 'Grace Oyelaran'], ['karim@riders', 'Karim Haddad'], ['charged TWICE', 'Paris Boutique']] as const) {
        await userEvent.clear(search);
        await userEvent.type(search, text);
        await waitFor(() => expect(canvas.getByText('Showing 1 to 1 of 1 entries')).toBeVisible());
        await expect(canvas.getByText(found)).toBeVisible();
      }
    });
  },
});

export const NothingFound = meta.story({
  args: { listState: { ...ticketListState.default, search: 'no such ticket', status: ['rejected'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No support found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(canvas.getByText('Showing 1 to 8 of 8 entries')).toBeVisible();
    await findToast('Search and filters cleared');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('No support found.')).toBeVisible();
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, step }) => {
    await step('the Status button counts its choices, and shows those that are chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status', expanded: false }));
      const filters = within(await screen.findByRole('dialog', { name: 'Status' }));
      await userEvent.click(await filters.findByRole('checkbox', { name: /^Pending/ }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(numbers(canvas)).toEqual(['TCK-1042', 'TCK-1030']));
      await expect(canvas.getByRole('button', { name: 'Status, 1 active' })).toBeVisible();
    });
  },
});

const unread = {
  tickets: ready([
    read(ticket, aTicket({ id: 1, ticket_id: 'TCK-1', messages: [aMessage({ created_at: new Date(2026, 10, 20, 6, 30).toISOString() })] })),
    read(ticket, aTicket({ id: 2, ticket_id: 'TCK-2', messages: [aMessage({ id: 77 })] })),
    read(ticket, aTicket({ id: 3, ticket_id: 'TCK-3', messages: undefined })),
  ]),
  seen: { 2: '77' },
};

export const Unread = meta.story({
  args: unread,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1).map((row) => row.textContent);
    await expect(rows.map((text) => [text.includes('Unread'), text.includes('Waiting')])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    await expect(canvas.getByText('Waiting 3 hr')).toBeVisible();
  },
});

export const UnreadOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: unread,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Date' })).toBeNull());
    await expect(canvas.getByText('Waiting 3 hr')).toBeVisible();
  },
});

const chooseStatus = async (canvas: Pick<typeof screen, 'getByRole' | 'findByRole'>, status: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
};

export const StatusSet = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('each selected ticket is set, but for those that have the status already', async () => {
      for (const name of [/TCK-1041/, /TCK-1042/, /TCK-1027/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
      await chooseStatus(canvas, 'Rejected');
      await findToast('2 tickets set to Rejected');
      await expect(setStatus.mock.calls.map(([change]: unknown[]) => change)).toEqual([
        expect.objectContaining({ id: '42', to: 'Rejected' }),
        expect.objectContaining({ id: '41', to: 'Rejected' }),
      ]);
      await expect(args.onSettled).toHaveBeenCalledTimes(1);
      await expect(canvas.getAllByText('Rejected')).toHaveLength(3);
    });
    await step('Undo puts the former statuses back, unless somebody else has changed them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await findToast('2 statuses put back');
      await expect(setStatus).toHaveBeenLastCalledWith(expect.objectContaining({ id: '41', to: 'In Progress', expected: 'Rejected' }));
      await expect(canvas.getAllByText('Rejected')).toHaveLength(1);
      await dismissToasts();
    });
  },
});

export const StatusPresent = meta.story({
  name: 'Status that all of them have',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /TCK-1027/ }));
    await chooseStatus(canvas, 'Rejected');
    await findToast('All of them are Rejected already.');
    await expect(setStatus).not.toHaveBeenCalled();
  },
});

export const StatusFails = meta.story({
  play: async ({ canvas, step }) => {
    setStatus.mockImplementationOnce(() => Promise.reject(new Error('500')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'In Progress');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to In Progress' }));
    await step('the failed one is named, and the others are set', async () => {
      await waitFor(() => expect(dialog.getByText('1 ticket was not changed.')).toBeVisible());
      await expect(dialog.getByText('TCK-1042')).toBeVisible();
      await expect(dialog.getByText('5 of 6 tickets')).toBeVisible();
    });
    await step('Retry sends it alone', async () => {
      const sent = setStatus.mock.calls.length;
      await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 failed' }));
      await findToast('6 tickets set to In Progress');
      await expect(setStatus.mock.calls.slice(sent)).toEqual([[{ id: '42', to: 'In Progress' }]]);
    });
  },
});

export const ManyFailed = meta.story({
  play: async ({ canvas }) => {
    setStatus.mockImplementation(() => Promise.reject(new Error('Server Error')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'Pending');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Pending' }));
    const failures = await dialog.findByRole('region', { name: '6 tickets were not changed.' });
    await waitFor(() => expect(failures.scrollHeight).toBeGreaterThan(failures.clientHeight));
    await waitFor(() => expect(within(failures).getAllByRole('listitem')).toHaveLength(6));
    failures.focus();
    await expect(failures, 'is scrolled by key').toHaveFocus();
  },
});

export const Busy = meta.story({
  play: async ({ canvas, step }) => {
    const releases: (() => void)[] = [];
    setStatus.mockImplementation(() => new Promise<void>((resolve) => void releases.push(resolve)));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'Pending');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Pending' }));
    await step('one is sent at a time, and the dialog stays', async () => {
      await waitFor(() => expect(dialog.getByText('0 of 6 tickets')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(setStatus).toHaveBeenCalledTimes(1);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    });
    await step('Stop lets it end and sends no other', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
      releases.forEach((release) => release());
      await waitFor(() => expect(dialog.getByText('Stopped. 5 tickets were left as they are.')).toBeVisible());
      await expect(setStatus).toHaveBeenCalledTimes(1);
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await findToast('1 ticket set to Pending');
    });
  },
});

const readOnly = drawn.map((each) => ({ ...each, orderId: '20391' }));

export const ReadOnly = meta.story({
  tags: ['spec:2.6'],
  args: { user: { id: '301', type: 'user' }, tickets: ready(readOnly) },
  play: async ({ canvas, step }) => {
    await step('tickets about an order are selected, and have no status to set', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
      await waitFor(() => expect(canvas.getByText('8 selected')).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Bulk Actions' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Set status' })).not.toBeInTheDocument();
    });
  },
});

export const PartlyReadOnly = meta.story({
  name: 'For the type user a ticket about an order keeps its status, and is told',
  tags: ['spec:2.6'],
  args: { user: { id: '301', type: 'user' }, tickets: ready(readOnly.map((each) => (each.ticketId === 'TCK-1042' ? { ...each, orderId: null } : each))) },
  play: async ({ canvas }) => {
    for (const name of [/TCK-1041/, /TCK-1042/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await chooseStatus(canvas, 'Rejected');
    await findToast('1 ticket is about an order and can only be read here.');
    await findToast('1 ticket set to Rejected');
    await expect(setStatus.mock.calls.map(([change]: unknown[]) => change)).toEqual([expect.objectContaining({ id: '42', to: 'Rejected' })]);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('tickets are cards with number and status, name, subject and date', async () => {
      const cards = within(await canvas.findByRole('list', { name: 'Support' })).getAllByRole('listitem');
      const card = within(cards.find(({ textContent }) => textContent.includes('TCK-1042'))!);
      for (const text of ['Pending', 'Emma Dahl', 'Zip split on first evening']) await expect(card.getByText(text)).toBeVisible();
    });
    await step('selection starts in the menu, and its bar sets the status', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: /TCK-1041/ }));
      await chooseStatus(canvas, 'Pending');
      await findToast('1 ticket set to Pending');
    });
  },
});
