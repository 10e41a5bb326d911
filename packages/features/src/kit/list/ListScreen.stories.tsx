import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { keptListArgs, useKeptList } from '../testing/keptList.ts';
import { defineList } from './defineList.ts';
import { anyText, manyOf, tabOf } from './filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { listState } from './listState.ts';
import { SelectFilterField } from './SelectFilterField.tsx';
import { TabbedList } from './TabbedList.tsx';

interface Payout {
  id: string;
  partner: string;
  status: string;
  method: string;
  isSent: boolean;
}

const payoutListState = listState({
  filters: { status: manyOf(['open', 'paid']), method: anyText(), tab: tabOf(['waiting', 'sent']) },
  sort: { columns: ['id', 'partner'] },
  sizes: [5, 10],
});

const messages = { 'en-US': { payouts: 'Payouts', home: 'Dashboard', status: 'Status', open: 'Open', paid: 'Paid', waiting: 'Waiting', sent: 'Sent' } };

const payoutList = defineList({
  name: 'payouts',
  messages,
  state: payoutListState,
  rowId: ({ id }: Payout) => id,
  rowName: ({ id }) => `Payout ${id}`,
  rowHref: ({ id }) => `/payouts/${id}`,
  header: ({ payouts, home }) => ({ title: payouts, parent: { label: home, href: '/' } }),
  columns: () => [
    { id: 'id', header: 'ID', isKey: true, cell: ({ id }) => `Payout ${id}`, sortBy: ({ id }) => Number(id) },
    { id: 'partner', header: 'Partner', cell: ({ partner }) => partner, sortBy: ({ partner }) => partner },
  ],
  fields: async () => () => [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Partner', value: ({ partner }) => partner },
    { header: 'Method', value: ({ method }) => method },
  ],
  card: () => (payout) => ({ title: `Payout ${payout.id}`, line: payout.partner }),
  search: { label: () => 'Search payouts', text: ({ id, partner }) => `${id}\n${partner}` },
  filters: {
    status: {
      label: (copy) => copy.status,
      labelOf: (key, copy) => copy[key],
      choiceOf: ({ status }) => (status === 'open' || status === 'paid' ? status : null),
    },
  },
  select: {
    Field: SelectFilterField,
    name: 'method',
    label: () => 'Method',
    all: () => 'All',
    valuesOf: (rows) => new Map(rows.map(({ method }) => [method.toLowerCase(), method])),
    labelOf: (value, text) => text ?? value,
    matches: (value) => (payout) => payout.method.toLowerCase() === value,
  },
  tabs: { Tabs: TabbedList, ids: ['waiting', 'sent'], tabOf: ({ isSent }) => (isSent ? 'sent' : 'waiting'), label: (tab, copy) => copy[tab], urgent: 'waiting' },
  empty: () => ({ title: 'No payouts found.' }),
});

const payouts = Array.from({ length: 12 }, (_, index): Payout => ({
  id: String(index + 1),
  partner: ['Paris Boutique', 'Barcelona Flagship', 'Madrid Hotel'][index % 3] ?? '',
  status: index % 4 === 0 ? 'paid' : 'open',
  method: index % 2 === 0 ? 'Bank' : 'Card',
  isSent: index >= 8,
}));

type Props = Omit<ListScreenProps<Payout, typeof payoutListState.default, (typeof messages)['en-US'], object, 'waiting' | 'sent'>, 'list' | 'context'>;

/** Keeps the state, as an application does. */
function Payouts(props: Props) {
  return <ListScreen list={payoutList} context={{}} {...props} {...useKeptList(props)} />;
}

/** The list after the screen of one of its rows was left. */
function ReturnedPayouts({ returnedId, wasReturnedShown, ...props }: Props) {
  return <ListScreen list={payoutList} context={{}} {...props} {...useKeptList(props)} returnedId={returnedId} wasReturnedShown={wasReturnedShown} />;
}

const meta = preview.meta({
  title: 'Kit/Lists',
  component: Payouts,
  tags: ['new'],
  args: { rows: ready(payouts), ...keptListArgs(payoutListState.default), onRowOpen: fn() },
});

const entries = (text: string) => `Showing ${text} entries`;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the rows of the first tab are shown', async () => {
      await expect(canvas.getByRole('tab', { name: 'Waiting, 8' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByText(entries('1 to 8 of 8'))).toBeVisible();
    });
    await step('a filter counts its choices in the tab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status', expanded: false }));
      const paid = await screen.findByRole('checkbox', { name: 'Paid' });
      await expect(paid).toHaveAccessibleDescription('2');
      await userEvent.click(paid);
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByText(entries('1 to 2 of 2'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Status Paid' }));
    });
    await step('the values of the select are those of the rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Method All' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Card' }));
      await expect(await canvas.findByText(entries('1 to 4 of 4'))).toBeVisible();
    });
    await step('another tab has other values', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Sent, 4' }));
      await expect(await canvas.findByText(entries('1 to 4 of 4'))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Remove Method/ })).not.toBeInTheDocument();
    });
  },
});

export const TabOfASearch = meta.story({
  args: { listState: { ...payoutListState.default, search: '10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Sent, 4' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(entries('1 to 1 of 1'))).toBeVisible();
  },
});

export const ChangedRowHidden = meta.story({
  args: { listState: { ...payoutListState.default, tab: 'waiting', status: ['paid'] }, returnedId: '10', wasReturnedShown: true },
  render: (args) => <ReturnedPayouts {...args} />,
  play: async ({ canvas, step }) => {
    await step('a row that has left the view since it was opened is told', async () => {
      await expect(canvas.getByText('Payout 10 is hidden by this view.')).toBeVisible();
    });
    await step('Show it shows the row in its tab, and the note goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
      await expect(await canvas.findByRole('link', { name: 'Payout 10' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Sent, 4' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.queryByText(/is hidden by/)).not.toBeInTheDocument();
    });
  },
});

export const RowOpened = meta.story({
  args: { listState: { ...payoutListState.default, search: 'paris', tab: 'waiting', sort: { column: 'id', direction: 'descending' } } },
  play: async ({ canvas, args, step }) => {
    await step('a press on a link hands over the ids that are shown, in their order', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Payout 4' }));
      await expect(args.onRowOpen).toHaveBeenLastCalledWith({ query: 'search=paris&tab=waiting&sort=-id', ids: ['7', '4', '1'], before: 0, size: 10, total: 3 });
    });
    await step('so does a press anywhere on its row', async () => {
      await userEvent.click(within(canvas.getByRole('row', { name: /Payout 7/ })).getByText('Paris Boutique'));
      await waitFor(() => expect(args.onRowOpen).toHaveBeenCalledTimes(2));
    });
  },
});
