import { supportEndpoints, type TicketWire, user } from '@valise/contract';
import { aMessage, aReply, aTicket, aUser, read } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { SupportChatContainer } from './SupportChatContainer.tsx';

const onGoTo = fn().mockName('onGoTo');
const send = fn((message: string, tempId: string | undefined): unknown => ({ data: aReply({ id: 9100, message, tempId }) }));
let stored: Record<string, TicketWire> = {};

const meta = preview.meta({
  title: 'Screens/Support chat/In a list',
  component: SupportChatContainer,
  tags: ['spec:2.6'],
  globals: { viewport: { value: 'laptop' } },
  args: { id: '42', user: read(user, aUser()), onGoTo, list: { query: 'status=pending', ids: ['41', '42', '43', '44', '45'], before: 0, total: 5, size: 10 } },
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    api: [answers(supportEndpoints, { thread: ({ params }) => ({ data: stored[params.id]! }) as never, send: ({ body }) => send(body.message, body.tempId) as never })],
  },
  beforeEach: () => {
    onGoTo.mockClear();
    send.mockClear();
    const ticket = (id: number, changes: Partial<TicketWire> = {}) => aTicket({ id, ticket_id: `TCK-10${id}`, messages: [aMessage({ id: id * 10 })], ...changes });
    // 43 was answered meanwhile, 44 is closed.
    stored = { 42: ticket(42), 43: ticket(43, { messages: [aReply({ id: 430 })] }), 44: ticket(44, { status: 'Resolved' }), 45: ticket(45) };
  },
  render: (args) => (
    <>
      <SupportChatContainer {...args} />
      <Toasts />
    </>
  ),
});

const answer = 'We will send another one.';

/** The next ticket is the next that waits for an answer. */
export const Answered = meta.story({
  name: 'Sent and next',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), `${answer}{Control>}{Enter}{/Control}`);
    await findToast('Answer sent');
    await waitFor(() => expect(onGoTo.mock.calls).toEqual([['/support/chatsupport/45']]));
    await expect(send).toHaveBeenCalledOnce();
    await dismissToasts();
  },
});

/** An answer that could not be sent stays in its ticket. */
export const Refused = meta.story({
  beforeEach: () => {
    send.mockImplementationOnce(() => {
      throw new Refusal(422, 'The ticket is closed.');
    });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Send and next' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(answer));
    await expect(onGoTo).not.toHaveBeenCalled();
  },
});

export const LastOfAll = meta.story({
  args: { id: '45' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), `${answer}{Control>}{Enter}{/Control}`);
    await findToast('That was the last of 5 tickets.');
    await waitFor(() => expect(onGoTo.mock.calls).toEqual([['/support?status=pending']]));
    await dismissToasts();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
