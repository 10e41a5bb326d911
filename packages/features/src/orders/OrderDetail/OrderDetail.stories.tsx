import { order } from '@valise/contract';
import { anOrder, read } from '@valise/contract/samples';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { drawnOrders } from '../testing/drawnOrders.ts';
import { OrderDetail } from './OrderDetail.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const orders = drawnOrders(30);
const found = (id: string) => ({ ...ready, data: orders.find((each) => each.id === id) ?? null });
const retry = fn().mockName('retry');

const meta = preview.meta({
  title: 'Screens/Order',
  component: OrderDetail,
  tags: ['beta', 'spec:2.2', 'spec:2.9'],
  args: { id: '20424', order: found('20424'), onGoTo: fn() },
  parameters: { api: [] },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('its cards are in the order of reading', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Order Information',
        'Items',
        'Transactions',
        'Customer',
        'Partner',
        'Contact Person',
        'Shipping Address',
        'Billing Address',
      ]);
    });
    await step('a pending order hides discount and shipping, and can be assigned', async () => {
      await expect(canvas.queryByText('Discount')).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Assign Rider' })).toHaveAttribute('href', '/orders/assignrider/20424');
    });
    await step('a picture opens large, and Escape returns to it', async () => {
      const picture = canvas.getByRole('button', { name: 'Picture of Cashmere Overcoat' });
      await userEvent.click(picture);
      await screen.findByRole('dialog', { name: 'Cashmere Overcoat 2 of 3' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(picture).toHaveFocus());
    });
  },
});

export const Assigned = meta.story({
  args: { id: '20418', order: found('20418'), neighbours: { previous: '20424', next: '20417' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rider' })).toHaveTextContent('Àlex Ferrer');
    await expect(canvas.queryByRole('link', { name: 'Assign Rider' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent('$0.00Sample');
    await expect(canvas.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/orders/ordersdetail/20417');
  },
});

export const Loading = meta.story({ args: { order: { state: 'loading' } } });

export const Empty = meta.story({
  args: { order: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order 20424 not found' })).toBeVisible();
  },
});

export const Failed = meta.story({ name: 'Error', args: { order: { state: 'failed', message: 'Failed to load order data.', retry } } });

export const Busy = meta.story({ args: { order: { ...found('20418'), isRefreshing: true } } });

export const LongText = meta.story({
  args: {
    order: {
      ...ready,
      data: read(order, { ...anOrder({ contact_person: undefined, transactions: undefined, status: 'Waiting for the customs of the destination' }), traveler: null, partner: null, items: [] }),
    },
  },
});

export const Many = meta.story({
  args: { order: { ...ready, data: { ...orders[0]!, items: Array.from({ length: 40 }, () => orders[0]!.items).flat() } } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
