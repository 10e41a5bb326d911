import { ticket as ticketModel, type TicketWire } from '@valise/contract';
import { aTicket, read } from '@valise/contract/samples';
import type { ChatMessage } from '@valise/ui/ChatThread';
import { ConnectionStrip } from '@valise/ui/ConnectionStrip';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { SupportChat, type SupportChatProps } from './SupportChat.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const emma = { name: 'Emma Dahl', id: 'emma.dahl@brevpost.se' };
const marta = { name: 'Marta Vidal', id: '7' };
const november = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes);
const theirs = (key: string, text: string, at: Date): ChatMessage => ({ key, text, at, isOwn: false, author: emma });
const own = (key: string, text: string, at: Date, status: ChatMessage['status'] = 'sent'): ChatMessage => ({ ...theirs(key, text, at), isOwn: true, author: marta, status });

const thread: readonly ChatMessage[] = [
  theirs('1', 'Hello, the zip on the slip dress split on the first evening.', november(19, 21, 48)),
  own('2', 'I am sorry, Emma. Could you send a picture of the zip?', november(19, 21, 55)),
  theirs('3', 'Of course, I have added it to the refund request.', november(20, 9, 12)),
  own('4', 'Thank you. Barcelona Flagship has the same dress in your size.\nA rider can bring it to Casa Bonay before 16:30.', november(20, 9, 20)),
];

type ShownProps = Omit<ChatPanelProps, 'ticket'> & Pick<SupportChatProps, 'ticket'>;

const ticketOf = (overrides: Partial<TicketWire> = {}) => ({ ...ready, data: read(ticketModel, aTicket({ status: 'In Progress', ...overrides })) });

function Shown({ ticket, ...panel }: ShownProps) {
  return (
    <SupportChat id="42" ticket={ticket}>
      {(found, heading) => <ChatPanel ticket={found} heading={heading} {...panel} />}
    </SupportChat>
  );
}

const meta = preview.meta({
  title: 'Screens/Support Chat',
  component: Shown,
  tags: ['beta', 'spec:2.2', 'spec:2.4', 'spec:2.6'],
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    ticket: ticketOf(),
    messages: thread,
    status: 'In Progress',
    onStatusChoose: fn(),
    onSend: fn(),
    onRestore: fn(),
    onRetry: fn(),
    onDraftChange: fn(),
    onSoundChange: fn(),
  },
});

export const Default = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, step }) => {
    await step('the subject heads the page, under the way to it', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Zip split on first evening' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem').slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Support Ticket', 'Details']);
      await expect(canvas.getByRole('link', { name: 'Back to Support' })).toHaveAttribute('href', '/support');
    });
    await step('the ticket, its order and its message are beside the thread', async () => {
      await expect(canvas.getByText('TCK-1042')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '#20391' })).toHaveAttribute('href', '/orders/ordersdetail/20391');
      await expect(canvas.getByText(/I could not wear it to the dinner/)).toBeVisible();
    });
    await step('one of three statuses can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /In Progress.*Status|Status.*In Progress/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual(['In Progress', 'Rejected', 'Pending']);
      await userEvent.click(screen.getByRole('option', { name: 'Pending' }));
      await expect(args.onStatusChoose).toHaveBeenCalledWith('Pending');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await step('Enter sends what is typed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Booked.{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('Booked.');
    });
  },
});

export const Loading = meta.story({
  args: { ticket: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading ticket...');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support Ticket' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  args: { ticket: { state: 'failed', message: 'Failed to load the ticket', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the ticket');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const NotFound = meta.story({
  args: { ticket: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ticket 42 not found' })).toBeVisible();
    await expect(canvas.getByText('It was deleted, or the address is not complete.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Support' })).toHaveAttribute('href', '/support');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const booked = 'Booked. The rider will ask for you at the desk.';

export const Pending = meta.story({
  args: { messages: [...thread, own('t1', booked, november(20, 9, 22), 'pending')], draft: 'I will check again once it is delivered' },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'Messages with Emma Dahl' }));
    await expect(await log.findByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I will check again once it is delivered');
  },
});

export const Busy = meta.story({
  args: { messages: [...thread, ...['Booked.', 'The rider is on the way.', 'See you then.'].map((text, place) => own(`t${place}`, text, november(20, 9, 22), 'pending'))] },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'Messages with Emma Dahl' }));
    await expect(await log.findAllByText('Pending')).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
});

export const SendingFailed = meta.story({
  name: 'Failed',
  args: {
    messages: [...thread, own('9', booked, november(20, 9, 22), 'failed')],
    draft: 'One more thing',
    unsent: [{ key: 't1', text: 'See you then.' }],
  },
  play: async ({ args, canvas, step }) => {
    await step('what the server calls failed keeps its place, with a cross', async () => {
      await expect(await canvas.findByText('Failed')).toBeVisible();
    });
    await step('what could not be sent can be sent again, beside what is typed', async () => {
      await expect(canvas.getByText(/Message not sent/)).toHaveRole('alert');
      await expect(canvas.getByText('Not sent: See you then.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('One more thing');
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(args.onRetry).toHaveBeenCalledWith('t1');
    });
  },
});

export const Reconnecting = meta.story({
  render: (args) => (
    <>
      <ConnectionStrip offlineSince={null} tryingSince={Date.now() - 10_000} liveFault={null} updatedAt={null} onRefresh={() => {}} />
      <Shown {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Reconnecting/))[0]).toBeVisible();
    await expect(await canvas.findByText(/I have added it/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ticket is about an order, so it can only be read here.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Status/ })).not.toBeInTheDocument();
  },
});

/** A status that cannot be chosen is shown as text. */
export const AnotherStatus = meta.story({
  args: { ticket: ticketOf({ status: 'Resolved' }), status: 'Resolved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Resolved/ })).toBeVisible();
  },
});

const long = 'Unbreakable'.repeat(30);

export const LongText = meta.story({
  args: {
    ticket: ticketOf({
      subject: `${long} and a subject of many words`.repeat(2),
      message: `${'The zip on the slip dress split on the first evening. '.repeat(20)}${long}`,
      sender: { type: 'Traveler', name: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine', email: `${long}@brevpost.se`, profile_photo: null },
    }),
    messages: [theirs('1', long, november(20, 9, 0)), own('2', 'Thank you for the picture. '.repeat(40), november(20, 9, 5))],
  },
});

export const OddData = meta.story({
  args: {
    ticket: ticketOf({ subject: '', message: '', ticket_id: '', order_id: null, created_at: 'soon', sender: null, status: '' }),
    status: '',
    messages: [
      { ...theirs('1', '<img src=x onerror=alert(1)> javascript:alert(1)', november(20, 9, 0)), at: null, author: { name: 'Unknown sender' } },
      theirs('2', 'مرحبا، انكسر السحاب https://valise.club/returns', november(20, 9, 5)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<img src=x/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://valise.club/returns' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const many = (count: number): readonly ChatMessage[] =>
  Array.from({ length: count }, (_, place) => {
    const at = new Date(november(20, 9, 0).getTime() - (count - 1 - place) * 60_000);
    return place % 2 === 0 ? theirs(String(place), `Message ${place + 1}`, at) : own(String(place), `Message ${place + 1}`, at);
  });

export const Many = meta.story({ args: { messages: many(200) } });

export const TenThousand = meta.story({
  args: { messages: many(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Message 10000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Booked.');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Booked.');
  },
});

export const Midnight = meta.story({
  args: {
    messages: [
      theirs('1', 'Are you still there?', november(18, 23, 59)),
      own('2', 'Of course.', november(19, 0, 0)),
      theirs('3', 'Good night.', november(19, 23, 59)),
      own('4', 'Good morning.', november(20, 0, 0)),
    ],
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('log')).getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows[0]).toMatch(/^18 Nov 2026/);
    await expect(rows[1]).toMatch(/^Yesterday/);
    await expect(rows[2]).not.toMatch(/^(Yesterday|Today)/);
    await expect(rows[3]).toMatch(/^Today/);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the head has the way back, the number, the status and the one heading', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to Support' })).toHaveAttribute('href', '/support');
      await expect(canvas.getAllByText('TCK-1042')[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: /In Progress/ })).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Zip split on first evening']);
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('the details are in a sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Ticket TCK-1042' }));
      await waitFor(() => expect(sheet.getByText(/I could not wear it/)).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
    });
  },
});
