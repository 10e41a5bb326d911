import { type RefundWire, refundEndpoints, supportEndpoints } from '@valise/contract';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
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
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  const id = /^\/refund\/refundsdetail\/(\d+)$/.exec(path)?.[1];
  return (
    <RouterProvider navigate={goTo}>
      {id === undefined ? (
        <RefundListContainer {...list} onOpenChat={goTo} />
      ) : (
        <RefundDetailContainer id={id} onOpenChat={goTo} />
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
