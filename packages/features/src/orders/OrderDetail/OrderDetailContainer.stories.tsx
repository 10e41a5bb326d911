import { orderEndpoints, type OrderWire, productEndpoints, supportEndpoints, type TicketWire } from '@valise/contract';
import { anOrder, aProduct, aTicket } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, type screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { pendingResponse } from '../../kit/testing/pendingResponse.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { drawnOrderWires } from '../testing/drawnOrders.ts';
import { OrderDetailContainer } from './OrderDetailContainer.tsx';

let stored: OrderWire = anOrder();
const one = fn((id: string): unknown => {
  if (id !== '20424') throw new Refusal(404, 'Order not found.');
  return { data: { data: stored } };
});
const products = fn((): unknown => ({ data: [aProduct({ id: 3, productname: 'Silk Slip Dress', brand: 'Gucci', sku: 'GU-DRS-0003', barcode: '804219365644' })] }));
const checkOrCreate = fn((_orderId: string): unknown => ({ status: 'exists', data: { id: 42 } }));
const onGoTo = fn().mockName('onGoTo');
const tickets = fn((): TicketWire[] => []);
const mocks = [one, products, checkOrCreate, tickets];

const meta = preview.meta({
  title: 'Screens/Order/With the API',
  component: OrderDetailContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.7', 'spec:2.8'],
  args: { id: '20424', onGoTo },
  parameters: {
    api: [
      answers(orderEndpoints, { one: ({ params }) => one(params.id) as never }),
      answers(productEndpoints, { list: () => products() as never }),
      answers(supportEndpoints, { checkOrCreate: ({ body }) => checkOrCreate(body.orderId) as never, list: () => tickets() }),
    ],
  },
  beforeEach: () => {
    stored = drawnOrderWires(1)[0]!;
    for (const mock of [...mocks, onGoTo]) mock.mockClear();
    return () => {
      for (const mock of mocks) mock.mockRestore();
    };
  },
  render: (args) => (
    <>
      <OrderDetailContainer {...args} />
      <Toasts />
    </>
  ),
});

type Canvas = Pick<typeof screen, 'findByText' | 'findByRole' | 'getByRole'>;

const refuse = (status: number) => () => {
  throw new Refusal(status, '');
};

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '#ORD-20424' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Customer' })).getByText('Yuki Tanaka')).toBeVisible();
    // The order list was not opened before.
    await expect(canvas.queryByRole('link', { name: 'Next order' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: () => void one.mockReturnValue(pendingResponse().promise),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading order...')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: '#ORD-20424' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Assign Rider' })).not.toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  args: { id: 'abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute('href', '/orders');
  },
});

const failsThenLoads = (response: () => unknown) => ({
  beforeEach: () => void one.mockImplementationOnce(response),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText('Failed to load order data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // The packing slip shows her name too.
    await expect(within(await canvas.findByRole('region', { name: 'Customer' })).getByText('Yuki Tanaka')).toBeVisible();
  },
});

export const Forbidden = meta.story(failsThenLoads(refuse(403)));
export const ServerError = meta.story(failsThenLoads(refuse(500)));
export const CutOff = meta.story(failsThenLoads(() => new Response('{"data":{"data":{"id":204', { headers: { 'Content-Type': 'application/json' } })));
export const NoOrder = meta.story(failsThenLoads(() => ({ data: { data: 'an order' } })));

/** The order is requested once. */
export const Chat = meta.story({
  name: 'Opens the chat',
  play: async ({ canvas }) => {
    const response = pendingResponse();
    checkOrCreate.mockImplementationOnce(() => response.promise);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Chat support' }));
    response.respond({ status: 'created', data: { id: 42, ticket_id: 'TCK-1042' } });
    await findToast('New support ticket created!');
    await expect(checkOrCreate.mock.calls).toEqual([['20424']]);
    await expect(onGoTo.mock.calls).toEqual([['/support/chatsupport/42']]);
    await dismissToasts();
  },
});

export const ChatAnsweredWithoutTicket = meta.story({
  name: 'Opens the chat, answered without its ticket',
  beforeEach: () => {
    checkOrCreate.mockReturnValueOnce(Response.json({ message: 'The ticket is open.' }));
    tickets.mockReturnValueOnce([aTicket({ id: 41, order_id: 1 }), aTicket({ id: 42, order_id: 20424 })]);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat support' }));
    await waitFor(() => expect(onGoTo.mock.calls).toEqual([['/support/chatsupport/42']]));
  },
});

export const ChatFailed = meta.story({
  beforeEach: () => void checkOrCreate.mockImplementationOnce(refuse(500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat support' }));
    await findToast('Unable to open support chat');
    await expect(onGoTo).not.toHaveBeenCalled();
    await dismissToasts();
  },
});

const press = async (canvas: Canvas) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(await canvas.findByRole('button', { name: 'Packing slip' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
};

/** The slip is printed once size, SKU and barcode are known. */
export const Printed = meta.story({
  name: 'Printed slip',
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    await expect(products).toHaveBeenCalledTimes(1);
    const slip = canvasElement.querySelector('[data-packing-slip]')!;
    for (const text of ['#ORD-20424', 'Yuki Tanaka', '3 items, 4 pieces', 'GU-DRS-0003', '8042 1936 5644', 'Claire Dubois']) await expect(slip).toHaveTextContent(text);
    await expect(slip).not.toHaveTextContent(/Sample|\$/);
    await expect(canvas.getByRole('button', { name: 'Packing slip' })).toBeEnabled();
  },
});

/** The products fail to load. */
export const PrintedWithoutProducts = meta.story({
  beforeEach: () => void products.mockImplementation(refuse(500)),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    await expect(canvasElement.querySelector('[data-packing-slip]')).toHaveTextContent('Silk Slip Dress');
    await expect(canvasElement.querySelector('[data-packing-slip]')).not.toHaveTextContent('GU-DRS-0003');
  },
});
