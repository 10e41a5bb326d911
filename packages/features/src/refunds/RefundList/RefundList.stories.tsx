import { refund } from '@valise/contract';
import { aRefund, readAll } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { drawnRefunds } from '../testing/drawnRefunds.ts';
import { RefundList, type RefundListProps } from './RefundList.tsx';
import { refundListState } from './state/refundListState.ts';

/** Keeps the state, as an application does. */
function RefundsPage(props: RefundListProps) {
  return <RefundList {...props} {...useKeptList(props)} />;
}

const meta = preview.meta({
  title: 'Screens/Refunds',
  component: RefundList,
  tags: ['new', 'spec:2.2'],
  args: { refunds: ready(drawnRefunds(48)), ...keptListArgs(refundListState.default), onChat: fn() },
  render: (args) => <RefundsPage {...args} />,
});

type Canvas = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;
const shownIds = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the page has its heading and its breadcrumb', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
      await expect(within(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    });
    await step('the columns have the specified order', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(headers).toEqual(['Refund ID', 'Order ID', 'Traveler Name', 'Partner Name', 'Date', 'Status', 'Total', 'Action']);
    });
    await step('a row shows its refund and links to it, the newest first', async () => {
      await expect(shownIds(canvas)[0]).toBe('RF-3082');
      const row = within(canvas.getByRole('row', { name: /RF-3082/ }));
      for (const text of ['#20391', 'Emma Dahl', 'Barcelona Flagship', 'Pending', '$120.00']) await expect(row.getByText(text)).toBeVisible();
      await expect(row.getByRole('link', { name: 'RF-3082' })).toHaveAttribute('href', '/refund/refundsdetail/82');
    });
    await step('a press on the row follows it', async () => {
      await userEvent.click(within(canvas.getByRole('row', { name: /RF-3082/ })).getByText('Emma Dahl'));
      await expect(navigated).toHaveBeenCalledWith('/refund/refundsdetail/82');
    });
    await step('its menu offers the details and the chat', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for RF-3082' }));
      const menu = within(await screen.findByRole('menu'));
      await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['View Detail', 'Chat Support']);
      await expect(menu.getByRole('menuitem', { name: 'View Detail' })).toHaveAttribute('href', '/refund/refundsdetail/82');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Chat Support' }));
      await expect(args.onChat).toHaveBeenCalledWith(expect.objectContaining({ id: '82' }));
    });
  },
});

export const SavedViews = meta.story({
  args: { views: { views: [{ id: 'open', name: 'To decide', query: 'status=pending', preferences: defaultPreferences }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^To decide, \d+$/ }));
    await expect(args.onListStateChange).toHaveBeenLastCalledWith({ ...refundListState.default, status: ['pending'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(canvas.getByRole('tab', { name: /^Unsaved view, \d+$/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'All, 48' }));
    await expect(canvas.queryByRole('tab', { name: /^Unsaved view/ })).not.toBeInTheDocument();
  },
});

export const CopyOfAView = meta.story({
  args: { views: { views: [{ id: 'open', name: 'To decide', query: 'status=pending', preferences: defaultPreferences }] } },
  play: async ({ canvas }) => {
    const selected = () => canvas.getByRole('tab', { selected: true });
    await userEvent.click(await canvas.findByRole('tab', { name: /^To decide, \d+$/ }));
    await userEvent.click(selected());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(selected()).toHaveAccessibleName(/^To decide 2, \d+$/));
    await waitFor(() => expect(selected()).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: /^To decide, \d+$/ }));
    await expect(selected()).toHaveAccessibleName(/^To decide, \d+$/);
  },
});

export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const numbers = ['RF-3082', 'RF-3081', 'RF-3080', 'RF-3079', 'RF-3078', 'RF-3077', 'RF-3076', 'RF-3075', 'RF-3074', 'RF-3073'];
    await expect(shownIds(canvas)).toEqual(numbers);
    for (const header of ['Refund ID', 'Order ID', 'Traveler Name', 'Partner Name', 'Date', 'Status', 'Total']) {
      const cell = canvas.getByRole('columnheader', { name: header });
      await userEvent.click(within(cell).getByRole('button', { name: header }));
      await expect(cell).toHaveAttribute('aria-sort', 'ascending');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    const totals = canvas.getAllByRole('row').slice(1).map((row) => Number(/\$([\d,.]+)/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '')));
    await expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  },
});

export const SearchedAndFiltered = meta.story({
  name: 'Searched and filtered',
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search refunds' });
    await step('finds by number, order, traveler and partner', async () => {
      for (const wanted of ['rf-3082', '#20391', 'emma dahl']) {
        await userEvent.clear(search);
        await userEvent.type(search, wanted);
        await expect(shownIds(canvas)).toContain('RF-3082');
      }
      await userEvent.clear(search);
      await userEvent.type(search, 'madrid');
      await expect(shownIds(canvas)).not.toContain('RF-3082');
      await userEvent.clear(search);
    });
    await step('a status shows its refunds alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status', expanded: false }));
      await userEvent.click(await screen.findByRole('checkbox', { name: /Rejected/ }));
      await userEvent.keyboard('{Escape}');
      for (const row of canvas.getAllByRole('row').slice(1)) await expect(within(row).getByText('Rejected')).toBeVisible();
    });
  },
});

export const NothingFound = meta.story({
  name: 'Nothing found',
  args: { listState: { ...refundListState.default, search: 'nobody asked for this' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No refunds found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(canvas.getByText('Showing 1 to 10 of 48 entries')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { refunds: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Refunds')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { refunds: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No refunds found.')).toBeVisible();
    await expect(canvas.getByText('Refunds that travelers ask for appear here.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  args: { refunds: { state: 'failed', message: 'Failed to fetch refunds', reason: 'No connection.', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({ args: { refunds: { state: 'ready', data: drawnRefunds(12), isRefreshing: true } } });

const nothing = { refund_id: null, requested_at: null, status: null, amount: null, reason: null, images: null, order: null, traveler: null, partner: null };
const badRefunds = readAll(refund, [
  { ...aRefund(nothing), id: 1 },
  aRefund({ id: 2, refund_id: 'RF-2', status: 'Paid out', amount: 'much', requested_at: 'soon' }),
  aRefund({ id: 3, refund_id: 'RF-3', order: { id: 7, rider: null, traveler_name: '<b>דנה לוי</b>', partner_name: 'شركة السفر' } }),
]);

export const BadData = meta.story({
  name: 'Bad data',
  args: { refunds: ready(badRefunds) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute('href', '/refund/refundsdetail/1');
    await expect(canvas.getByText('Paid out')).toBeVisible();
    await expect(canvas.getByText('<b>דנה לוי</b>')).toBeVisible();
  },
});

const long = 'Maximiliana Alexandrina of Hohenzollern-Sigmaringen and Bourbon-Two Sicilies';

export const LongText = meta.story({
  args: {
    refunds: ready(readAll(refund, [aRefund({ refund_id: `RF-${'3082'.repeat(6)}`, order: { id: 20_391, rider: null, traveler_name: long, partner_name: long } })])),
  },
});

export const Many = meta.story({
  args: { refunds: ready(drawnRefunds(5000)), listState: { ...refundListState.default, size: 50 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 50 of 5,000 entries')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'RF-3082' })).toHaveAttribute('href', '/refund/refundsdetail/82');
    await expect(canvas.getAllByText('$120.00')[0]).toBeVisible();
  },
});
