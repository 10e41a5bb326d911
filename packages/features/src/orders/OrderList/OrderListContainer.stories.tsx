import { dashboardEndpoints, orderEndpoints } from '@valise/contract';
import { aQueueOrder } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import type { ComponentProps } from 'react';
import { expect, fn, type screen, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { drawnOrderWires } from '../testing/drawnOrders.ts';
import { OrderListContainer } from './OrderListContainer.tsx';
import { orderListState } from './state/orderListState.ts';

const list = fn((): unknown => ({ data: { data: drawnOrderWires(30) } }));
const queue = fn((): unknown => [aQueueOrder({ id: 20_423, status: 'Completed', product_availability: 'Under Maintenance' })]);

function OrdersPage(props: ComponentProps<typeof OrderListContainer>) {
  return <OrderListContainer {...useKeptList(props)} />;
}

const meta = preview.meta({
  title: 'Screens/Orders/With the API',
  component: OrderListContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.7'],
  args: keptListArgs(orderListState.default),
  render: (args) => <OrdersPage {...args} />,
  parameters: {
    api: [answers(orderEndpoints, { list: () => list() as never }), answers(dashboardEndpoints, { queue: () => queue() as never })],
  },
  beforeEach: () => {
    for (const mock of [list, queue]) mock.mockClear();
    return () => {
      for (const mock of [list, queue]) mock.mockRestore();
    };
  },
});

const at = (query: string) => orderListState.parse(new URLSearchParams(query));

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
    await expect(list).toHaveBeenCalledTimes(1);
    await expect(queue).not.toHaveBeenCalled();
  },
});

export const NothingYet = meta.story({
  name: 'No orders at all',
  beforeEach: () => void list.mockReturnValue({ data: { data: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});

type Canvas = Pick<typeof screen, 'findByText' | 'getByRole'>;

const failsThenLoads = (response: () => unknown) => ({
  beforeEach: () => void list.mockImplementationOnce(response),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  },
});

const refuse = (status: number) => () => {
  throw new Refusal(status, '');
};

export const Forbidden = meta.story(failsThenLoads(refuse(403)));
export const ServerError = meta.story(failsThenLoads(refuse(500)));
export const CutOff = meta.story(failsThenLoads(() => new Response('{"data":{"data":[{"id":204', { headers: { 'Content-Type': 'application/json' } })));

export const Cleaning = meta.story({
  args: { listState: at('status=cleaning') },
  beforeEach: () => void queue.mockImplementationOnce(refuse(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load queue data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#ODR-20423' })).toBeVisible();
  },
});
