import { ticket } from '@valise/contract';
import { aMessage, aTicket, manyTickets, read, readAll } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { chooseStatus, SupportPage, supportPageArgs } from '../testing/SupportPage.tsx';
import { ticketListState } from './state/ticketListState.ts';
import { TicketList, type TicketListProps } from './TicketList.tsx';

const meta = preview.meta({
  title: 'Screens/Support',
  component: TicketList,
  tags: ['stable', 'spec:2.2', 'spec:2.4'],
  args: supportPageArgs(),
  render: (args) => <SupportPage {...args} />,
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
/** Created when the story opens, because the docs page imports this file too. */
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
