import { orderEndpoints, productEndpoints } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { type ComponentProps, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import type { OpenedList } from '../kit/list/openedList.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { OrderDetailContainer } from '../orders/OrderDetail/OrderDetailContainer.tsx';
import { OrderListContainer } from '../orders/OrderList/OrderListContainer.tsx';
import { orderListState } from '../orders/OrderList/state/orderListState.ts';
import { drawnOrderWires } from '../orders/testing/drawnOrders.ts';

/** The list and an order wired together. */
function SlipFlow(props: ComponentProps<typeof OrderListContainer>) {
  const [path, go] = useState<string>(paths.orders);
  const list = useKeptList(props);
  const [opened, setOpened] = useState<OpenedList>();
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  const id = /^\/orders\/ordersdetail\/(\d+)$/.exec(path)?.[1];
  return (
    <RouterProvider navigate={goTo}>
      {id === undefined ? (
        <OrderListContainer {...list} onRowOpen={setOpened} />
      ) : (
        <OrderDetailContainer key={id} id={id} list={opened} onGoTo={goTo} />
      )}
      <Toasts />
    </RouterProvider>
  );
}

const stored = drawnOrderWires(30);

const meta = preview.meta({
  title: 'Flows/Order to packing slip',
  component: SlipFlow,
  tags: ['new', 'spec:2.2'],
  args: keptListArgs(orderListState.default),
  parameters: {
    api: [
      answers(orderEndpoints, {
        list: () => ({ data: { data: stored } }),
        one: ({ params }) => ({ data: { data: stored.find(({ id }) => String(id) === params.id)! } }),
      }),
      answers(productEndpoints, { list: () => ({ data: [aProduct({ id: 1, productname: 'Silk Slip Dress', sku: 'GU-DRS-0003' })] }) }),
    ],
  },
});

export const Default = meta.story();

/** The two orders are next to each other in the list. */
export const PrintsASlip = meta.story({
  name: 'Prints two slips',
  play: async ({ canvas, canvasElement, step }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const printOne = async (times: number) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Packing slip' }));
      await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
      return within(canvasElement.querySelector<HTMLElement>('[data-packing-slip]')!);
    };
    await step('from the list to an order, and its slip', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '#ODR-20418' }));
      await canvas.findByRole('heading', { level: 1, name: '#ORD-20418' });
      await expect((await printOne(1)).getAllByText('Double-Breasted Trench')).toHaveLength(1);
    });
    await step('to the next order of the list, and its slip', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Next order' }));
      await canvas.findByRole('heading', { level: 1, name: '#ORD-20417' });
      const slip = await printOne(2);
      await expect(slip.getByText('GU-DRS-0003')).toBeInTheDocument();
      await expect(slip.getByText('Signature of the rider, Àlex Ferrer')).toBeInTheDocument();
    });
    await step('back to the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Orders' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
    });
    print.mockRestore();
  },
});
