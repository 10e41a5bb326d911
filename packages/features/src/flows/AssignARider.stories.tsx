import { dashboardEndpoints, orderEndpoints, type OrderWire, riderEndpoints } from '@valise/contract';
import { aPartner, manyOrders, queueSamples, riderSamples } from '@valise/contract/samples';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { Portal } from './testing/Portal.tsx';

let stored: OrderWire[] = [];
const changed = (id: string, changes: Partial<OrderWire>) => {
  stored = stored.map((order) => (String(order.id) === id ? { ...order, ...changes } : order));
};
const riderOf = (wanted: string) => {
  const { name, email } = riderSamples.find(({ id }) => id === wanted)!;
  return aPartner({ name, email });
};

const meta = preview.meta({
  title: 'Flows/Queue lane to assigned rider',
  component: Portal,
  tags: ['new', 'spec:1.7', 'spec:2.2', 'spec:2.4'],
  args: { start: paths.dashboard },
  parameters: {
    api: [
      answers(dashboardEndpoints, { states: () => ({ data: [] }), queue: () => [...queueSamples], alerts: () => ({ data: [] }) }),
      answers(orderEndpoints, {
        list: () => ({ data: { data: stored } }),
        one: ({ params }) => ({ data: { data: stored.find(({ id }) => String(id) === params.id)! } }),
        assignRider({ body }) {
          changed(body.orderId, { rider: riderOf(body.riderId) });
          return { message: 'Done' };
        },
      }),
      answers(riderEndpoints, { list: () => ({ data: { data: [...riderSamples] } }) }),
    ],
  },
  beforeEach: () => {
    // The stories of the screens test pictures.
    stored = manyOrders(30).map((order) => ({ ...order, items: order.items!.map((item) => ({ ...item, product_image: null })) }));
    changed('20418', { rider: null });
  },
});

export const Default = meta.story();

export const AssignsARider = meta.story({
  name: 'Assigns a rider',
  play: async ({ canvas, step }) => {
    await step('from the lane to its orders', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Preparing, 5' }));
      await expect(await canvas.findByText('Showing 1 to 5 of 5 entries')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Status Preparing' })).toBeVisible();
    });
    await step('to one of them, which has no rider', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '#ODR-20418' }));
      await canvas.findByRole('heading', { level: 1, name: '#ORD-20418' });
      await expect(canvas.queryByRole('region', { name: 'Rider' })).not.toBeInTheDocument();
    });
    await step('to the riders, and one of them', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Assign Rider' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Fiona Walsh' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
      await expect(await screen.findByText('Rider assigned successfully')).toBeInTheDocument();
    });
    await step('back at the orders, the order has its rider', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '#ODR-20418' }));
      await expect(within(await canvas.findByRole('region', { name: 'Rider' })).getByText('Fiona Walsh')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Assign Rider' })).not.toBeInTheDocument();
    });
  },
});
