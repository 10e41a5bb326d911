import { orderEndpoints, type RefundWire, refundEndpoints, supportEndpoints } from '@valise/contract';
import { anOrder } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { noList } from '../kit/list/openedList.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { RefundDetailContainer } from '../refunds/RefundDetail/RefundDetailContainer.tsx';
import { RefundListContainer } from '../refunds/RefundList/RefundListContainer.tsx';
import { refundListState } from '../refunds/RefundList/state/refundListState.ts';
import { drawnRefundWires } from '../refunds/testing/drawnRefunds.ts';

/** The list and a refund wired together. */
function DecideFlow() {
  const [path, go] = useState<string>(paths.refunds);
  const list = useKeptList(keptListArgs(refundListState.default));
  const [opened, setOpened] = useState(noList);
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  const id = /^\/refund\/refundsdetail\/(\d+)$/.exec(path)?.[1];
  return (
    <RouterProvider navigate={goTo}>
      {id === undefined ? (
        <RefundListContainer {...list} onOpenChat={goTo} onRowOpen={setOpened} />
      ) : (
        <RefundDetailContainer key={id} id={id} list={opened} onGoTo={goTo} />
      )}
      <Toasts />
    </RouterProvider>
  );
}

let stored: RefundWire[] = [];

const meta = preview.meta({
  title: 'Flows/Refund, evidence, decision',
  component: DecideFlow,
  tags: ['new', 'spec:2.2', 'spec:2.4'],
  parameters: {
    api: [
      answers(refundEndpoints, {
        list: () => ({ data: stored }),
        one: ({ params }) => ({ data: { data: stored.find(({ id }) => String(id) === params.id)! } }),
        setStatus({ body }) {
          stored = stored.map((refund) => (String(refund.id) === body.id ? { ...refund, status: body.status } : refund));
          return { message: 'Done' };
        },
      }),
      answers(orderEndpoints, { one: ({ params }) => ({ data: { data: anOrder({ id: Number(params.id) }) } }) }),
      answers(supportEndpoints, { checkOrCreate: () => ({ status: 'exists', data: { id: 42 } }) as never }),
    ],
  },
  beforeEach: () => {
    stored = drawnRefundWires(12);
  },
});

export const Default = meta.story();

export const DecidesARefund = meta.story({
  name: 'Decides a refund',
  play: async ({ canvas, step }) => {
    await step('from the list to the refund', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'RF-3082' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund RF-3082' })).toBeVisible();
    });
    await step('look at the evidence', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Evidence photo 1' }));
      await screen.findByRole('dialog', { name: 'Evidence photo 1 1 of 4' });
      await userEvent.keyboard('{ArrowRight}');
      await screen.findByRole('dialog', { name: 'Evidence photo 2 2 of 4' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('approve it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, Approve' }));
      await findToast('Refund Processed successfully!');
    });
    await step('the list has its new status', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Refunds' }));
      await expect(within(await canvas.findByRole('row', { name: /RF-3082/ })).getByText('Processed')).toBeVisible();
    });
  },
});

const controlEnter = async (confirm: string) => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: confirm });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
};

/** One that somebody else decides meanwhile is left out, and after the last one the list follows. */
export const DecidesInARow = meta.story({
  name: 'Decides in a row',
  beforeEach: () => {
    stored = drawnRefundWires(5).map((refund) => ({ ...refund, status: 'Pending' }));
  },
  play: async ({ canvas, step }) => {
    const ids = stored.map(({ id }) => String(id));
    const heading = (place: number) => canvas.findByText(`${place} of 5`);
    await step('from the first to the third, by keyboard alone', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /^RF-/ }))[0]!);
      await heading(1);
      stored = stored.map((refund) => (String(refund.id) === ids[1] ? { ...refund, status: 'Rejected' } : refund));
      await controlEnter('Yes, Approve');
      await heading(3);
      await findToast('Refund Processed successfully!');
    });
    await step('past the fourth to the last', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Next refund' }));
      await heading(4);
      await userEvent.click(canvas.getByRole('link', { name: 'Next refund' }));
      await heading(5);
    });
    await step('the last one says so, and the list follows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve and next' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Approve' }));
      await findToast('That was the last of 5 refunds.');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
    });
    await expect(stored.map(({ status }) => status)).toEqual(['Processed', 'Rejected', 'Pending', 'Pending', 'Processed']);
  },
});
