import { liveEvents, readEvent, supportEndpoints, ticketChannel, type TicketWire, user } from '@valise/contract';
import { aMessage, aReply, aTicket, aUser, read } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { PageHeader } from '@valise/ui/PageHeader';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { RealtimeProvider } from '../kit/realtime/RealtimeProvider.tsx';
import { SupportButton } from '../domain/support/SupportButton.tsx';
import { fakeRealtime } from '../kit/testing/fakeRealtime.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { SupportChatContainer } from '../support/SupportChat/SupportChatContainer.tsx';
import { TicketListContainer } from '../support/TicketList/TicketListContainer.tsx';
import { ticketListState } from '../support/TicketList/state/ticketListState.ts';

const partner = read(user, aUser());
const ORDER = '20391';
const order = paths.orderDetail(ORDER);
let live = fakeRealtime();
let stored: TicketWire[] = [];

/** An order's button, the chat and the ticket list wired together. */
function AnswerFlow() {
  const [path, go] = useState<string>(order);
  const list = useKeptList(keptListArgs(ticketListState.default));
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  const id = /^\/support\/chatsupport\/(\d+)$/.exec(path)?.[1];
  return (
    <RealtimeProvider realtime={live.realtime}>
      <RouterProvider navigate={goTo}>
        {path === order && <PageHeader title={`Order ${ORDER}`} actions={<SupportButton orderId={ORDER} onOpen={goTo} />} />}
        {path === paths.support && <TicketListContainer user={partner} {...list} />}
        {id !== undefined && <SupportChatContainer key={id} id={id} user={partner} />}
        <Toasts />
      </RouterProvider>
    </RealtimeProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/Answer a ticket',
  component: AnswerFlow,
  tags: ['new', 'spec:2.2', 'spec:2.4', 'spec:2.6', 'spec:2.7'],
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    api: [
      answers(supportEndpoints, {
        checkOrCreate: () => {
          stored = [aTicket({ messages: [] })];
          return { status: 'created', data: { id: 42 } };
        },
        list: () => ({ data: stored }),
        thread: () => ({ data: stored[0]! }),
        send({ body: { message, tempId } }) {
          const sent = aReply({ id: 9100, tempId, message, created_at: new Date().toISOString() });
          stored = stored.map((ticket) => ({ ...ticket, messages: [...(ticket.messages ?? []), sent] }));
          return sent;
        },
        setStatus({ body: { status } }) {
          stored = stored.map((ticket) => ({ ...ticket, status }));
          return { message: 'Saved' };
        },
      }),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear();
    stored = [];
    live = fakeRealtime();
  },
});

export const Default = meta.story();

export const AnswersATicket = meta.story({
  name: 'Answers a ticket',
  play: async ({ canvas, step }) => {
    await step('an order without a ticket gets one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chat support' }));
      await findToast('New support ticket created!');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Zip split on first evening' })).toBeVisible();
      await expect(await canvas.findByText('No messages yet')).toBeVisible();
    });
    await step('the traveler writes, and is answered', async () => {
      live.send(ticketChannel('42'), readEvent(liveEvents.supportMessageSent, aMessage({ id: 9001, message: 'Can you replace it?', created_at: new Date().toISOString() })));
      await expect(await canvas.findByText('Can you replace it?')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'A rider is on the way.{Enter}');
      const row = (await canvas.findByText('A rider is on the way.')).closest('li')!;
      await waitFor(() => expect(within(row).getByText('Sent')).toBeVisible());
    });
    await step('the ticket is In Progress, here and in the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Status/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'In Progress' }));
      await expect(await canvas.findByRole('button', { name: /In Progress/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Support' }));
      await expect(within(await canvas.findByRole('row', { name: /TCK-1042/ })).getByText('In Progress')).toBeVisible();
    });
  },
});
