import { refundEndpoints, supportEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { drawnRefundWires } from '../testing/drawnRefunds.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { RefundListContainer } from './RefundListContainer.tsx';
import { refundListState } from './state/refundListState.ts';

const list = fn(() => ({ data: drawnRefundWires(12) }));
const checkOrCreate = fn((_orderId: string): unknown => ({ status: 'created', data: { id: 42, ticket_id: 'TCK-1042' } }));
const onOpenChat = fn().mockName('onOpenChat');

function RefundsPage() {
  return (
    <>
      <RefundListContainer {...useKeptList(keptListArgs(refundListState.default))} onOpenChat={onOpenChat} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Refunds/With the API',
  component: RefundListContainer,
  tags: ['spec:2.2', 'spec:2.7', 'spec:2.8'],
  args: { ...keptListArgs(refundListState.default), onOpenChat },
  render: () => <RefundsPage />,
  parameters: {
    api: [
      answers(refundEndpoints, { list: () => list() }),
      answers(supportEndpoints, { checkOrCreate: ({ body }) => checkOrCreate(body.orderId) as never }),
    ],
  },
  beforeEach: () => {
    list.mockClear();
    checkOrCreate.mockClear();
    onOpenChat.mockClear();
  },
});

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  beforeEach: () => {
    list.mockImplementationOnce(() => {
      throw new Refusal(403, 'Forbidden');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch refunds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
});

export const ChatSupport = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for RF-3082' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chat Support' }));
    await findToast('New support ticket created!');
    await waitFor(() => expect(onOpenChat.mock.calls).toEqual([['/support/chatsupport/42']]));
    await expect(checkOrCreate.mock.calls).toEqual([['20391']]);
  },
});
