import { orderEndpoints, type OrderWire, refundEndpoints, supportEndpoints } from '@valise/contract';
import { anOrder, aRefund, aTicket } from '@valise/contract/samples';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { Portal } from './testing/Portal.tsx';

// The stories of the screens test pictures.
function withoutPictures<Order extends Partial<Pick<OrderWire, 'items'>>>(order: Order): Order {
  return { ...order, items: order.items?.map((item) => ({ ...item, product_image: null })) };
}
const sample = aRefund();
const refund = { ...sample, images: [], order: sample.order && withoutPictures(sample.order) };

const checkOrCreate = fn((_orderId: string): unknown => ({ status: 'created', data: { id: 42, ticket_id: 'TCK-1042' } }));

const meta = preview.meta({
  title: 'Flows/Refund to chat',
  component: Portal,
  tags: ['new', 'spec:2.2', 'spec:2.4', 'spec:2.8'],
  args: { start: paths.refundDetail('82') },
  parameters: {
    api: [
      answers(refundEndpoints, { one: () => ({ data: { data: refund } }) }),
      answers(orderEndpoints, { one: () => ({ data: { data: withoutPictures(anOrder({ id: 20_391 })) } }) }),
      answers(supportEndpoints, { checkOrCreate: ({ body }) => checkOrCreate(body.orderId) as never, thread: () => ({ data: aTicket() }) }),
    ],
  },
  beforeEach: () => void checkOrCreate.mockClear(),
});

export const Default = meta.story();

/** Opens the chat of the refund's order. */
export const OpensTheChat = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat support' }));
    await expect(await screen.findByText('New support ticket created!')).toBeInTheDocument();
    await expect(await canvas.findByRole('log', { name: 'Messages with Emma Dahl' })).toBeInTheDocument();
    await expect(checkOrCreate.mock.calls).toEqual([['20391']]);
  },
});
