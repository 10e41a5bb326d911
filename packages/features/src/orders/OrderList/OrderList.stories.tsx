import { order, queueOrder } from '@valise/contract';
import { anOrder, queueSamples, read, readAll } from '@valise/contract/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { isPending } from '../../domain/order/orderStatus.ts';
import { drawnOrders } from '../testing/drawnOrders.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';
import { orderListState } from './state/orderListState.ts';

const ready = { state: 'ready', isRefreshing: false } as const;
const retry = fn().mockName('retry');

function Kept(props: OrderListProps) {
  return <OrderList {...props} {...useKeptList(props)} />;
}

const meta = preview.meta({
  title: 'Screens/Orders',
  component: OrderList,
  tags: ['beta', 'spec:2.2', 'spec:2.4'],
  args: { orders: { ...ready, data: drawnOrders(190) }, cleaning: undefined, ...keptListArgs(orderListState.default) },
  render: (args) => <Kept {...args} />,
});

const at = (query: string) => orderListState.parse(new URLSearchParams(query));

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the assigned orders are listed, the newest first', async () => {
      await expect(canvas.getByRole('tab', { name: 'Assigned, 184' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('link', { name: '#ODR-20418' })).toHaveAttribute('href', '/orders/ordersdetail/20418');
    });
    await step('each pending one leads to its riders', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Pending, 6' }));
      await expect(canvas.getByRole('link', { name: 'Assign Rider: #ODR-20424' })).toHaveAttribute('href', '/orders/assignrider/20424');
    });
  },
});

export const Pending = meta.story({ args: { listState: at('tab=pending') } });

export const Filtered = meta.story({
  args: { listState: at('status=return') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status Return' })).toBeVisible();
    await expect(canvas.queryByText('Delivered', { selector: 'td *' })).not.toBeInTheDocument();
  },
});

/** The stories' time is 20 November 2026, 09:30. */
const due = (id: number, day: number, hours: number, minutes: number, status = 'Processing') =>
  read(order, anOrder({ id, eta: new Date(2026, 10, day, hours, minutes).toISOString(), status }));

export const Overdue = meta.story({
  args: {
    orders: {
      ...ready,
      data: [due(4, 20, 9, 5), due(3, 19, 9, 0, 'Shipped'), due(2, 20, 6, 15), due(1, 20, 18, 0), due(5, 21, 9, 0), due(6, 18, 9, 0, 'Delivered')],
    },
  },
  play: async ({ canvas, step }) => {
    await step('an order that is still open says how late it is', async () => {
      await expect(canvas.getAllByText(/ late$/).map(({ textContent }) => textContent).sort()).toEqual(['1 day late', '25 min late', '3 h late']);
    });
    await step('the filter shows these alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Status All' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Overdue' }));
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /^#ODR-/ })).toHaveLength(3));
    });
  },
});

export const FromTheQueue = meta.story({
  args: { listState: at('status=delivery'), queue: readAll(queueOrder, queueSamples) },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^Delivery lists \d+ orders, 4 of them in Today's Queue:$/).closest('p')!;
    await expect(within(note).getAllByRole('link').map((link) => link.textContent)).toEqual(['#ODR-20398', '#ODR-20396', '#ODR-20391', '#ODR-20388']);
  },
});

export const SavedViews = meta.story({
  args: { views: { views: [{ id: 'new', name: 'Waiting', query: 'tab=pending&sort=total', preferences: { ...defaultPreferences, density: 'compact' } }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Waiting' }));
    await expect(args.onListStateChange).toHaveBeenLastCalledWith(at('tab=pending&sort=total'));
    await expect(canvas.getByRole('tab', { name: 'Waiting' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Compact' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Assigned, 184' }));
    await expect(canvas.getByRole('tab', { name: 'Unsaved view' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
});

export const Cleaning = meta.story({
  args: { listState: at('status=cleaning'), cleaning: new Set(['20423']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pending, 6' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { orders: { state: 'loading' } } });

export const Empty = meta.story({
  args: { orders: { ...ready, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found.')).toBeVisible();
    await expect(canvas.getByText('New orders appear here.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

/** A tab without orders says why, and names filters only where a search or a filter hides rows. */
export const EmptyTab = meta.story({
  args: { orders: { ...ready, data: drawnOrders(190).filter((one) => !isPending(one)) }, listState: at('tab=pending') },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Every order has a rider.')).toBeVisible();
    await expect(canvas.queryByText(/filters/)).not.toBeInTheDocument();
    await step('a search without a hit names the search', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Assigned, 184' }));
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'nobody');
      await expect(await canvas.findByText('Try adjusting filters or check back later.')).toBeVisible();
    });
  },
});

export const Failed = meta.story({ name: 'Error', args: { orders: { state: 'failed', message: 'Failed to fetch orders', retry } } });

export const Busy = meta.story({ args: { orders: { state: 'ready', data: drawnOrders(30), isRefreshing: true } } });

export const LongText = meta.story({
  args: {
    orders: {
      ...ready,
      data: [
        read(order, anOrder({ id: 'ORDER-2026-11-20-00000000424', status: 'Waiting for the customs of the destination', rider: null, eta: 'As soon as the hotel has opened its desk' })),
        read(order, { ...anOrder({ id: 7 }), traveler: null, partner: null, total_price: 'much', created_at: 'yesterday', status: null }),
      ],
    },
  },
});

export const Many = meta.story({ args: { orders: { ...ready, data: drawnOrders(5000) } } });

export const Phone = meta.story({ args: { listState: at('tab=pending') }, globals: { viewport: { value: 'phone' } } });
