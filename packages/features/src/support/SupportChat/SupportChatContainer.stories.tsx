import { liveEvents, readEvent, type SupportMessageWire, supportEndpoints, ticketChannel, type TicketWire, user } from '@valise/contract';
import { aMessage, aReply, aTicket, aUser, manyMessages, read } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SWRConfig } from 'swr';
import preview, { answers } from '#storybook/preview';
import { fakeRealtime } from '../../kit/testing/fakeRealtime.ts';
import { RealtimeProvider } from '../../kit/realtime/RealtimeProvider.tsx';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { SupportChatContainer } from './SupportChatContainer.tsx';

const CHANNEL = ticketChannel('42');
let stored: TicketWire = aTicket();
let live = fakeRealtime();

function answerOf(id: string) {
  if (id !== '42') throw new Refusal(404, 'Ticket not found.');
  return { data: stored };
}
const thread = fn<(id: string) => ReturnType<typeof answerOf> | Promise<ReturnType<typeof answerOf>>>(answerOf);
let answerFirst = () => {};
interface Sent {
  message: string;
  tempId: string | undefined;
}
const store = ({ message, tempId }: Sent): SupportMessageWire => {
  const sent = aReply({ id: 9100 + (stored.messages?.length ?? 0), tempId, message, created_at: new Date().toISOString() });
  stored = { ...stored, messages: [...(stored.messages ?? []), sent] };
  return sent;
};
const send = fn<(sent: Sent) => SupportMessageWire | Response | Promise<SupportMessageWire>>(store);
const setStatus = fn<(status: string) => { message: string } | Promise<{ message: string }>>(() => ({ message: 'Saved' }));

const meta = preview.meta({
  title: 'Screens/Support Chat/With the API',
  component: SupportChatContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.6', 'spec:2.7'],
  globals: { viewport: { value: 'laptop' } },
  args: { id: '42', user: read(user, aUser()), onUnseenChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '760px' } },
    api: [
      answers(supportEndpoints, {
        thread: async ({ params }) => thread(params.id),
        send: async ({ body: { message, tempId } }) => send({ message, tempId }),
        setStatus: async ({ body }) => setStatus(body.status),
      }),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('valise.quickReplies.7');
    localStorage.removeItem('valise.chatSound');
    stored = aTicket();
    live = fakeRealtime();
    for (const handler of [thread, send, setStatus]) handler.mockClear();
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  render: (args) => (
    <RealtimeProvider realtime={live.realtime}>
      <SupportChatContainer {...args} />
      <Toasts />
    </RealtimeProvider>
  ),
});

type Canvas = ReturnType<typeof within>;
const log = async (canvas: Canvas) => within(await canvas.findByRole('log', { name: 'Messages with Emma Dahl' }));
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' });
const receive = (wire: SupportMessageWire) => live.send(CHANNEL, readEvent(liveEvents.supportMessageSent, wire));
const texts = (canvas: Canvas) => within(canvas.getByRole('log')).getAllByRole('listitem').map(({ textContent }) => textContent);

export const Conversation = meta.story({
  play: async ({ canvas, step }) => {
    const thread = await log(canvas);
    await step('own messages are told from those of others', async () => {
      await expect(await thread.findByText(/the zip on the slip dress/)).toBeVisible();
      await expect(texts(canvas)[1]).toMatch(/You: I am sorry, Emma/);
      await expect(live.channels()).toEqual([CHANNEL]);
    });
    await step('a message is pending, then sent, in the same row', async () => {
      let answer = () => {};
      send.mockImplementationOnce((sent) => new Promise((resolve) => { answer = () => resolve(store(sent)); }));
      await userEvent.type(await field(canvas), 'Anything else?{Enter}');
      const row = (await thread.findByText('Anything else?')).closest('li')!;
      await expect(within(row).getByText('Pending')).toBeVisible();
      answer();
      await waitFor(() => expect(within(row).getByText('Sent')).toBeVisible());
    });
    await step('its event, and that of the traveler, are one message each and announced', async () => {
      receive(stored.messages!.at(-1)!);
      const reply = aMessage({ id: 9999, message: 'No, thank you.', created_at: new Date().toISOString() });
      receive(reply);
      receive(reply);
      await waitFor(() => expect(texts(canvas).filter((text) => /No, thank you/.test(text ?? ''))).toHaveLength(1));
      await expect(texts(canvas).filter((text) => /Anything else/.test(text ?? ''))).toHaveLength(1);
      await expect(canvas.getByText('Emma Dahl: No, thank you.', { selector: '[role=status] *, [role=status]' })).toBeInTheDocument();
    });
    await step('what may have been missed is fetched', async () => {
      stored = { ...stored, messages: [...stored.messages!, aMessage({ id: 10_500, message: 'Sent while you were away.', created_at: new Date().toISOString() })] };
      live.resync();
      await expect(await thread.findByText('Sent while you were away.')).toBeVisible();
    });
  },
});

export const NotFound = meta.story({
  args: { id: '99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ticket 99 not found' })).toBeVisible();
    await expect(live.channels()).toEqual([]);
  },
});

export const FailsThenLoads = meta.story({
  name: 'API failure, then success',
  beforeEach: () => {
    thread.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the ticket')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('log')).toBeVisible();
  },
});

const refuse = () => {
  throw new Refusal(500, 'Server Error');
};

export const SentWithoutAnswer = meta.story({
  name: 'Sent without answer',
  play: async ({ canvas }) => {
    send.mockImplementationOnce((sent) => {
      store(sent);
      return Response.json({ message: 'Message sent' });
    });
    const box = await field(canvas);
    await userEvent.type(box, 'Booked once.{Enter}');
    await waitFor(() => expect(texts(canvas).at(-1)).toMatch(/Booked once\..*Sent$/));
    await expect(texts(canvas).filter((text) => text?.includes('Booked once.'))).toHaveLength(1);
    await expect(box).toHaveValue('');
  },
});

export const SendingRefused = meta.story({
  name: 'Refused in words',
  play: async ({ canvas }) => {
    const reason = 'The message must not be greater than 2000 characters.';
    send.mockImplementationOnce(() => {
      throw invalid({ message: [reason] });
    });
    const box = await field(canvas);
    await userEvent.type(box, 'A long story.{Enter}');
    await waitFor(() => expect(box).toHaveValue('A long story.'));
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByText(`Message not sent. Your text is back in the box. ${reason}`)).toHaveRole('alert');
  },
});

export const SendingFails = meta.story({
  play: async ({ canvas, step }) => {
    const thread = await log(canvas);
    const box = await field(canvas);
    await step('the text of a failed message is back in the field, and its bubble is gone', async () => {
      send.mockImplementationOnce(refuse);
      await userEvent.type(box, 'Booked twice.{Enter}');
      await waitFor(() => expect(box).toHaveValue('Booked twice.'));
      await expect(canvas.getAllByText('Message not sent. Your text is back in the box.').map(({ role }) => role)).toContain('alert');
      await waitFor(() => expect(thread.queryByText('Booked twice.')).not.toBeInTheDocument());
    });
    await step('with another text in the field it is offered again, and sent once', async () => {
      let fail = () => {};
      send.mockImplementationOnce(() => new Promise((_, reject) => { fail = () => reject(new Refusal(500, 'Server Error')); }));
      await userEvent.keyboard('{Enter}');
      await userEvent.type(box, 'And more');
      fail();
      await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(texts(canvas).at(-1)).toMatch(/Booked twice\..*Sent$/));
      await expect(box).toHaveValue('And more');
      await expect(send).toHaveBeenCalledTimes(3);
    });
    await step('the failure of a message that an event has delivered is none', async () => {
      let lose = () => {};
      send.mockImplementationOnce((sent) => new Promise((_, reject) => {
        lose = () => {
          receive(store(sent));
          reject(new Refusal(504, 'Gateway Timeout'));
        };
      }));
      await userEvent.clear(box);
      await userEvent.type(box, 'Delivered all the same.{Enter}');
      await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
      lose();
      await waitFor(() => expect(texts(canvas).at(-1)).toMatch(/Delivered all the same\..*Sent$/));
      await expect(box).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    });
  },
});

const statusButton = (canvas: Canvas, status: string) => canvas.findByRole('button', { name: new RegExp(status) });
async function choose(canvas: Canvas, from: string, to: string) {
  await userEvent.click(await statusButton(canvas, from));
  await userEvent.click(await screen.findByRole('option', { name: to }));
}

export const Status = meta.story({
  play: async ({ canvas, step }) => {
    await step('a status is saved as soon as it is chosen', async () => {
      await choose(canvas, 'Pending', 'In Progress');
      await waitFor(() => expect(setStatus).toHaveBeenCalledWith('In Progress'));
      await expect(await statusButton(canvas, 'In Progress')).toBeVisible();
    });
    await step('a failure puts the former one back and says so', async () => {
      setStatus.mockImplementationOnce(refuse);
      await choose(canvas, 'In Progress', 'Rejected');
      await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(2));
      await findToast('Failed to update the status');
      await dismissToasts();
      await expect(await statusButton(canvas, 'In Progress')).toBeVisible();
    });
  },
});

export const ReadOnly = meta.story({
  args: { user: read(user, aUser({ type: 'user' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This ticket is about an order, so it can only be read here.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const TypedOutsideTheField = meta.story({
  play: async ({ canvas, step }) => {
    const input = await field(canvas);
    await step('letters and digits go to the field, wherever the focus is', async () => {
      canvas.getByRole('button', { name: 'Quick replies' }).focus();
      await userEvent.keyboard('Good morning');
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('Good morning');
    });
    await step('a key that presses a button still does', async () => {
      await userEvent.clear(input);
      canvas.getByRole('button', { name: 'Quick replies' }).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
    });
  },
});

export const QuickReplies = meta.story({
  play: async ({ canvas, step }) => {
    const box = await field(canvas);
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quick replies' }));
      return within(await screen.findByRole('menu'));
    };
    await step('what is typed is kept', async () => {
      await userEvent.type(box, 'The rider is on the way.');
      await userEvent.click((await open()).getByRole('menuitem', { name: 'Save what is typed' }));
      await userEvent.clear(box);
    });
    await step('and put into the field again', async () => {
      await userEvent.click((await open()).getByRole('menuitem', { name: 'The rider is on the way.' }));
      await waitFor(() => expect(box).toHaveValue('The rider is on the way.'));
    });
    await step('until it is removed', async () => {
      await userEvent.click((await open()).getByRole('menuitem', { name: 'Remove “The rider is on the way.”' }));
      const menu = await open();
      await expect(menu.queryByRole('menuitem', { name: /rider/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const TenThousand = meta.story({
  beforeEach: () => {
    stored = aTicket({ messages: manyMessages(10_000) });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Message 10000 of 10000.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
  },
});

const cache = new Map();
const cacheOfStory = { provider: () => cache };

function Visits({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <SWRConfig value={cacheOfStory}>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Open'}</button>
      {isOpen && children}
    </SWRConfig>
  );
}

export const OpenedAgain = meta.story({
  beforeEach: () => {
    cache.clear();
    thread.mockImplementationOnce(
      (id) =>
        new Promise((resolve) => {
          answerFirst = () => resolve(answerOf(id));
        }),
    );
  },
  render: (args) => (
    <RealtimeProvider realtime={live.realtime}>
      <Visits>
        <SupportChatContainer {...args} />
      </Visits>
    </RealtimeProvider>
  ),
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('before the first visit is answered: the second has the messages all the same', async () => {
      await waitFor(() => expect(thread).toHaveBeenCalledTimes(1));
      await press('Leave');
      await press('Open');
      answerFirst();
      await expect(await (await log(canvas)).findByText(/the zip on the slip dress/)).toBeVisible();
      await expect(thread).toHaveBeenCalledTimes(2);
    });
    await step('neither the messages nor the channel of a visit are kept', async () => {
      await press('Leave');
      await expect(live.channels()).toEqual([]);
      await expect(JSON.stringify([...cache.values()])).not.toContain('I am sorry, Emma');
    });
    await step('another visit adds nothing to the cache', async () => {
      await expect(cache.size).toBe(1);
      await press('Open');
      await log(canvas);
      await press('Leave');
      await expect(cache.size).toBe(1);
    });
  },
});
