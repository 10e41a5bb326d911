import { orderEndpoints, type RefundWire, refundEndpoints, supportEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { anOrder } from '@valise/contract/samples';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { aDrawnRefundWire } from '../testing/drawnRefunds.ts';
import { pendingResponse } from '../../kit/testing/pendingResponse.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { RefundDetailContainer } from './RefundDetailContainer.tsx';

let stored: RefundWire = aDrawnRefundWire();
const one = fn((id: string): unknown => {
  if (id !== '82') throw new Refusal(404, 'Refund not found.');
  return { data: { data: stored } };
});
const setStatus = fn((status: string): unknown => {
  stored = { ...stored, status };
  return { message: 'Done' };
});
const orderOne = fn((_id: string): unknown => ({ data: { data: anOrder({ id: 20_391 }) } }));
const onGoTo = fn().mockName('onGoTo');

const meta = preview.meta({
  title: 'Screens/Refund/With the API',
  component: RefundDetailContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.7', 'spec:2.8'],
  args: { id: '82', onGoTo },
  render: (args) => (
    <>
      <RefundDetailContainer {...args} />
      <Toasts />
    </>
  ),
  parameters: {
    api: [
      answers(refundEndpoints, { one: ({ params }) => one(params.id) as never, setStatus: ({ body }) => setStatus(body.status) as never }),
      answers(orderEndpoints, { one: ({ params }) => orderOne(params.id) as never }),
      answers(supportEndpoints, { checkOrCreate: () => ({ status: 'exists', data: { id: 42 } }) as never }),
    ],
  },
  beforeEach: () => {
    stored = aDrawnRefundWire();
    for (const mock of [one, setStatus, orderOne, onGoTo]) mock.mockClear();
    return () => {
      for (const mock of [one, setStatus]) mock.mockRestore();
    };
  },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole' | 'getAllByText' | 'findAllByText'>;

async function press(canvas: Canvas, name: 'Approve' | 'Reject') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: `Yes, ${name}` }));
}

/** An approved refund is requested again, and cannot be changed any more. */
export const Approved = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Approve');
    await findToast('Refund Processed successfully!');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled());
    await waitFor(() => expect(one).toHaveBeenCalledTimes(2));
    await expect(setStatus.mock.calls).toEqual([['Processed']]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await dismissToasts();
  },
});

/** The dialog shows the failure, and the decision can be sent again. */
export const Failed = meta.story({
  name: 'Decision fails',
  beforeEach: () => {
    setStatus.mockImplementationOnce(() => {
      throw new Refusal(409, 'The bank is closed.');
    });
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Reject');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Failed to update refund status')).toBeVisible());
    await expect(dialog.getByText('The bank is closed.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Reject' }));
    await findToast('Refund Rejected successfully!');
    await dismissToasts();
  },
});

/** When the answer is lost and the refund is decided, the screen shows the decision. */
export const LostAnswer = meta.story({
  beforeEach: () => {
    setStatus.mockImplementationOnce((status) => {
      stored = { ...stored, status };
      return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    });
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Approve');
    await findToast('Refund Processed successfully!');
    await expect((await canvas.findAllByText('Processed'))[0]).toBeVisible();
    await dismissToasts();
  },
});

export const DecidedElsewhere = meta.story({
  beforeEach: () => {
    setStatus.mockImplementationOnce(() => {
      stored = { ...stored, status: 'Rejected' };
      throw new Refusal(409, 'This refund is already Rejected.');
    });
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Approve');
    await findToast('This refund was already decided: Rejected.');
    await expect(screen.queryByText('Refund Processed successfully!')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled());
    await dismissToasts();
  },
});

/** The order is requested when the refund has only its id and names. */
export const NamesAlone = meta.story({
  beforeEach: () => {
    stored = aDrawnRefundWire({ order: { id: 20_391, traveler_name: 'Emma Dahl', partner_name: 'Barcelona Flagship', rider: null } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cashmere Overcoat')).toBeVisible();
    await expect(orderOne.mock.calls).toEqual([['20391']]);
  },
});

export const Chat = meta.story({
  name: 'Opens the chat',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat support' }));
    await waitFor(() => expect(onGoTo.mock.calls).toEqual([['/support/chatsupport/42']]));
  },
});

export const NotFound = meta.story({
  args: { id: 'abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund not found' })).toBeVisible();
  },
});

const failsThenLoads = (response: () => unknown) => ({
  beforeEach: () => void one.mockImplementationOnce(response),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText('Failed to load refund data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund RF-3082' })).toBeVisible();
  },
});

const refuse = (status: number, message = '') => () => {
  throw new Refusal(status, message);
};

export const Forbidden = meta.story(failsThenLoads(refuse(403)));
export const ServerError = meta.story(failsThenLoads(refuse(500)));
export const CutOff = meta.story(failsThenLoads(() => new Response('{"data":{"data":{"id":8', { headers: { 'Content-Type': 'application/json' } })));
export const NoRefund = meta.story(failsThenLoads(() => ({ data: { data: [82] } })));

export const Loading = meta.story({
  beforeEach: () => void one.mockReturnValue(pendingResponse().promise),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading refund...')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
});

const decisionRefused = (status: number, message: string) => ({
  beforeEach: () => void setStatus.mockImplementationOnce(refuse(status, message)),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await press(canvas, 'Approve');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(`Failed to update refund status${message}`));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Approve' }));
    await findToast('Refund Processed successfully!');
    await expect(setStatus).toHaveBeenCalledTimes(2);
    await dismissToasts();
  },
});

export const DecisionForbidden = meta.story(decisionRefused(403, 'This refund is not yours.'));
export const DecisionOfNone = meta.story(decisionRefused(404, 'Refund not found.'));
export const DecisionInvalid = meta.story(decisionRefused(422, 'The selected status is invalid.'));

/** However often the button is pressed, a decision is sent once. */
export const PressedTwice = meta.story({
  play: async ({ canvas }) => {
    const response = pendingResponse();
    setStatus.mockImplementationOnce(() => response.promise);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Approve' }));
    await userEvent.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, Approve' }));
    await userEvent.keyboard('{Enter}{Escape}');
    response.respond({ message: 'Done' });
    await findToast('Refund Processed successfully!');
    await expect(setStatus.mock.calls).toEqual([['Processed']]);
    await dismissToasts();
  },
});
