import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { ready } from '../LoadableView/Loadable.ts';
import type { ChatMessage } from '../MessageBubble/chatMessage.ts';
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
import { aboutAZip, longThread, own, theirs } from './testing/sampleThread.ts';

const frame = { blockSize: 480, maxInlineSize: 720, background: 'var(--valise-color-background-surface)' };

const meta = preview.meta({
  title: 'Components/Data/ChatThread',
  component: ChatThread,
  tags: ['stable'],
  args: { label: 'Messages with Emma Dahl', messages: ready(aboutAZip) },
  render: (args) => (
    <div style={frame}>
      <ChatThread {...args} />
    </div>
  ),
});

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it is a named log with aria-live off and a list of messages', async () => {
      const log = canvas.getByRole('log', { name: 'Messages with Emma Dahl' });
      await expect(log).toHaveAttribute('aria-live', 'off');
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    });
    await step('each day has a label above its first message', async () => {
      const [first, second, third] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent(/^Yesterday/);
      await expect(second).not.toHaveTextContent(/Yesterday|Today/);
      await expect(third).toHaveTextContent(/^Today/);
    });
    await step('opening it announces nothing', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
});

export const Loading = meta.story({
  args: { messages: { state: 'loading' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading messages...')).toBeVisible(),
});

export const Empty = meta.story({
  args: { messages: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
});

const retry = fn();

export const Failed = meta.story({
  args: { messages: { state: 'failed', message: 'The messages could not be loaded.', retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const later = new Date(2026, 10, 20, 9, 30);

interface LiveProps {
  start: readonly ChatMessage[];
  children?: (change: (next: (messages: readonly ChatMessage[]) => readonly ChatMessage[]) => void) => ReactNode;
}

/** A thread with buttons that act as the other person and the server. */
function Live({ start, children }: LiveProps) {
  const [messages, setMessages] = useState(start);
  const add = (...more: ChatMessage[]) => setMessages((all) => [...all, ...more]);
  const settle = (status: ChatMessage['status']) =>
    setMessages((all) => all.map((message) => (message.status === 'pending' ? { ...message, status } : message)));
  return (
    <>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockEnd: 8 }}>
        <Button size="small" onPress={() => add(theirs(`e${messages.length}`, 'One more thing.', later))}>
          Emma writes
        </Button>
        <Button
          size="small"
          onPress={() => add(theirs('two', 'And a second.', later), theirs('three', 'And a third.', later))}
        >
          Emma writes twice
        </Button>
        <Button size="small" onPress={() => settle('sent')}>
          The server answers
        </Button>
        <Button size="small" onPress={() => settle('failed')}>
          The server refuses
        </Button>
        {children?.(setMessages)}
      </p>
      <div style={{ ...frame, blockSize: 400 }}>
        <ChatThread label="Messages with Emma Dahl" messages={ready(messages)} />
      </div>
      <Composer onSend={(text) => add(own(`m${messages.length}`, text, later, 'pending'))} />
    </>
  );
}

export const NewMessages = meta.story({
  render: () => <Live start={longThread(60)} />,
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    const status = canvas.getByRole('status');
    await step('it opens at the newest message', async () => {
      await canvas.findByText(/^60\./);
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    });
    await step('at the end, a new message is announced and scrolled into view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Emma writes' }));
      await expect(status).toHaveTextContent('Emma Dahl: One more thing.');
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
      await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
    });
    await step('further up, a new message does not change the scroll position', async () => {
      log.scrollTop = 1000;
      const reading = await canvas.findByText(/^15\./);
      await waitFor(() => expect(log.scrollTop).toBeLessThan(1200));
      const place = reading.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'Emma writes twice' }));
      await expect(status).toHaveTextContent('2 new messages');
      await expect(Math.abs(reading.getBoundingClientRect().top - place)).toBeLessThanOrEqual(1);
    });
    await step('a button scrolls to the new messages, disappears, and moves focus to the thread', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 new messages' }));
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
      await expect(await canvas.findByText('And a third.')).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull());
      await expect(log).toHaveFocus();
    });
  },
});

export const OwnMessages = meta.story({
  render: () => <Live start={longThread(40)} />,
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    const status = canvas.getByRole('status');
    await canvas.findByText(/^40\./);
    await step('a written message is scrolled into view as pending and is not announced yet', async () => {
      log.scrollTop = 0;
      await canvas.findByText(/^1\./);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Booked.{Enter}');
      await expect(await canvas.findByText('Booked.')).toBeVisible();
      await expect(canvas.getByText('Pending')).toBeVisible();
      await expect(status).toBeEmptyDOMElement();
    });
    await step('the confirmation announces "Sent" once and keeps the row', async () => {
      const row = canvas.getByText('Booked.').closest('li');
      await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
      await expect(status.textContent).toBe('Sent');
      await expect(canvas.getByText('Booked.').closest('li')).toBe(row);
      await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
      await expect(status.textContent).toBe('Sent');
    });
    await step('a failure is an alert', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'See you.{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'The server refuses' }));
      await expect(canvas.getByText('Message not sent.')).toHaveRole('alert');
      await expect(canvas.getByText('Failed')).toBeVisible();
    });
  },
});

function WithHistory() {
  const [from, setFrom] = useState(80);
  const [isLoading, setLoading] = useState(false);
  const all = useState(() => longThread(120))[0];
  return (
    <>
      <p style={{ paddingBlockEnd: 8 }}>
        <Button
          size="small"
          isDisabled={!isLoading}
          onPress={() => {
            setFrom((place) => Math.max(0, place - 40));
            setLoading(false);
          }}
        >
          The server answers
        </Button>
      </p>
      <div style={frame}>
        <ChatThread
          label="Messages with Emma Dahl"
          messages={ready(all.slice(from))}
          earlier={from > 0 ? { isLoading, onLoad: () => setLoading(true) } : undefined}
        />
      </div>
    </>
  );
}

export const LoadingEarlierMessages = meta.story({
  render: () => <WithHistory />,
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    await canvas.findByText(/^120\./);
    await expect(canvas.queryByText('Loading earlier messages...')).toBeNull();
    await step('near the beginning it loads older messages', async () => {
      log.scrollTop = 100;
      await expect(await canvas.findByText('Loading earlier messages...')).toBeVisible();
    });
    await step('older messages are added above, the scroll position stays, and nothing is announced', async () => {
      const reading = await canvas.findByText(/^84\./);
      const place = reading.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
      await waitFor(() => expect(canvas.queryByText('Loading earlier messages...')).toBeNull());
      await expect(Math.abs(canvas.getByText(/^84\./).getBoundingClientRect().top - place)).toBeLessThanOrEqual(1);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

export const TenThousandMessages = meta.story({
  args: { messages: ready(longThread(10_000)) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it opens at the newest message', async () => {
      const newest = await canvas.findByText(/^10000\./);
      await waitFor(() => expect(newest.getBoundingClientRect().bottom).toBeLessThan(canvas.getByRole('log').getBoundingClientRect().bottom));
    });
    await step('only visible messages are rendered', async () => {
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
      await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '10000');
    });
    await step('at every scroll position', async () => {
      canvas.getByRole('log').scrollTop = 300_000;
      await waitFor(() => expect(canvas.queryByText(/^10000\./)).toBeNull());
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
    });
    const log = canvas.getByRole('log');
    await step('Home shows the first message whole, whatever the heights of those around it', async () => {
      log.focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByText(/^1\./)).toBeInTheDocument());
      await waitFor(() => expect(log.scrollTop).toBe(0));
    });
    await step('End shows the newest', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByText(/^10000\./)).toBeInTheDocument());
      await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThanOrEqual(1));
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
});

const long = 'Thank you for the picture. The seam can be mended, but not before Saturday, and the workshop in Gràcia closes at two. '.repeat(4);

export const LongText = meta.story({
  args: {
    messages: ready([
      theirs('1', long, later),
      own('2', 'https://example.com/a-very-long-address-without-a-single-place-to-break-it-0123456789-0123456789-0123456789-0123456789', later),
    ]),
  },
});

const sheet: readonly [string, ChatThreadProps['messages']][] = [
  ['Messages', ready(aboutAZip)],
  ['Empty', ready([])],
  ['Loading', { state: 'loading' }],
  ['Failed', { state: 'failed', message: 'The messages could not be loaded.', retry }],
];

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {sheet.map(([name, messages]) => (
        <div key={name} style={frame}>
          <ChatThread label={name} messages={messages} />
        </div>
      ))}
    </div>
  ),
});
