import { supportEndpoints, type TicketWire } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { manyTickets } from '@valise/contract/samples';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { EndingSession, signOutBefore } from '../../kit/testing/session.tsx';
import { findToast } from '../../kit/testing/toasts.ts';
import { ticketListState } from './state/ticketListState.ts';
import { TicketListContainer } from './TicketListContainer.tsx';

let stored: TicketWire[] = [];
const list = fn(() => ({ data: stored }));
const store = (id: string, status: string) => {
  stored = stored.map((ticket) => (String(ticket.id) === id ? { ...ticket, status } : ticket));
};
const setStatus = fn((id: string, status: string): { message: string } | Promise<never> => {
  store(id, status);
  return { message: 'Updated' };
});

function SupportPage() {
  return (
    <>
      <TicketListContainer user={{ id: '7', type: 'Partner' }} {...useKeptList(keptListArgs(ticketListState.default))} />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Support/With the API',
  component: TicketListContainer,
  tags: ['spec:2.2', 'spec:2.7'],
  args: { user: { id: '7', type: 'Partner' }, ...keptListArgs(ticketListState.default) },
  render: () => <SupportPage />,
  parameters: {
    api: [
      answers(supportEndpoints, {
        list: () => list(),
        thread: ({ params }) => ({ data: stored.find(({ id }) => String(id) === params.id)! }),
        setStatus: ({ params, body }) => setStatus(params.id, body.status),
      }),
    ],
  },
  beforeEach: () => {
    stored = manyTickets(12);
    list.mockClear();
    setStatus.mockClear();
  },
});

const choose = async (canvas: Pick<typeof screen, 'findByRole'>, number: RegExp) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: number }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
};

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
});

export const LoadingFailed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load tickets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  },
  beforeEach: () => {
    list.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
});

export const StatusSet = meta.story({
  play: async ({ canvas, step }) => {
    await choose(canvas, /TCK-1042/);
    await findToast('1 ticket set to Rejected');
    await expect(setStatus.mock.calls).toEqual([['42', 'Rejected']]);
    await step('the list is requested once more', async () => {
      await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
      await expect(within(canvas.getByRole('row', { name: /TCK-1042/ })).getByText('Rejected')).toBeVisible();
    });
  },
});

export const AnswerLost = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, /TCK-1042/);
    await findToast('1 ticket set to Rejected');
    await expect(setStatus).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => {
    setStatus.mockImplementationOnce((id, status) => {
      store(id, status);
      throw new Refusal(502, 'Bad Gateway');
    });
  },
});

export const Refused = meta.story({
  play: async ({ canvas, step }) => {
    await choose(canvas, /TCK-1042/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Rejected' }));
    await step('the dialog has the server’s reason, and the list keeps the status', async () => {
      await waitFor(() => expect(dialog.getByText('This ticket is closed.')).toBeVisible());
      await expect(dialog.getByText('Failed to set the status.')).toBeVisible();
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(within(canvas.getByRole('row', { name: /TCK-1042/ })).getByText('Pending')).toBeVisible();
    });
  },
  beforeEach: () => {
    setStatus.mockImplementationOnce(() => {
      throw new Refusal(409, 'This ticket is closed.');
    });
  },
});

export const ChangedElsewhere = meta.story({
  play: async ({ canvas, step }) => {
    await choose(canvas, /TCK-1042/);
    await findToast('1 ticket set to Rejected');
    store('42', 'Resolved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put statuses back' }));
    await step('it is told before anything is sent', async () => {
      await waitFor(() => expect(dialog.getByText('Set to Resolved by somebody else. Retry replaces that.')).toBeVisible());
      await expect(setStatus).toHaveBeenCalledTimes(1);
    });
    await step('Retry replaces it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 failed' }));
      await findToast('1 status put back');
      await expect(setStatus).toHaveBeenLastCalledWith('42', 'Pending');
    });
  },
});

export const SignedOutMeanwhile = meta.story({
  render: () => (
    <EndingSession>
      <SupportPage />
    </EndingSession>
  ),
  play: async ({ canvas }) => {
    let fail = () => {};
    setStatus.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Refusal(401, 'Unauthenticated.'));
        }),
    );
    await choose(canvas, /TCK-1042/);
    await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(1));
    list.mockClear();
    await signOutBefore(() => fail());
    await expect(list).not.toHaveBeenCalled();
  },
});
