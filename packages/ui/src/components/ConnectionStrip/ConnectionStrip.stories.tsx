import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ConnectionStrip, type ConnectionStripProps } from './ConnectionStrip.tsx';

/** The time that stories run at. */
const now = new Date(2026, 10, 20, 9, 30).getTime();
const minutesAgo = (minutes: number) => now - minutes * 60_000;
const offlineSince = minutesAgo(3);
const nothing = { offlineSince: null, tryingSince: null, liveFault: null, updatedAt: null };

const meta = preview.meta({
  title: 'Components/Feedback/ConnectionStrip',
  component: ConnectionStrip,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { ...nothing, onRefresh: fn() },
});

export const Default = meta.story({
  args: { offlineSince },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline since 09:27 · what you type is kept');
    await expect(canvasElement.querySelector('[data-connection-strip]')).toHaveTextContent('Offline since 09:27 · what you type is kept');
  },
});

export const Reconnecting = meta.story({
  args: { tryingSince: minutesAgo(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
  },
});

/** The longest text, on a phone in the dark theme: nothing is cut. */
export const NotLive = meta.story({
  args: { liveFault: 'rejected' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const text = 'No live updates: the live service does not accept this portal · checked every 30 s instead';
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
    const strip = canvasElement.querySelector('[data-connection-strip]');
    await expect(strip).toHaveTextContent(text);
    await expect(strip?.scrollWidth).toBeLessThanOrEqual(strip?.clientWidth ?? 0);
  },
});

let arrive = () => {};

/** One part of the data on screen is younger than the rest. After Refresh it is the oldest, until `arrive` is called. */
function Refreshable({ updatedAt, onRefresh, ...props }: ConnectionStripProps) {
  const [at, setAt] = useState(updatedAt);
  return (
    <>
      <ConnectionStrip
        {...props}
        updatedAt={at}
        onRefresh={() => {
          onRefresh();
          setAt(minutesAgo(1));
          arrive = () => setAt(Date.now());
        }}
      />
      <main id="main" tabIndex={-1}>
        Orders
      </main>
    </>
  );
}

export const Refresh = meta.story({
  args: { updatedAt: minutesAgo(2) },
  render: (args) => <Refreshable {...args} />,
  play: async ({ args, canvas, step }) => {
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await step('the age is announced once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Updated 2 min ago');
    });
    await step('Refresh keeps the focus, also when only part of the data has come, and says when all has', async () => {
      refresh.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await expect(refresh).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Updated 2 min ago');
      arrive();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Updated just now'));
      await expect(refresh).toHaveFocus();
    });
    await step('then it leaves, and the focus goes to the page', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull());
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ConnectionStrip {...args} offlineSince={offlineSince} />
      <ConnectionStrip {...args} tryingSince={minutesAgo(1)} />
      {(['missing', 'refused', 'unreadable', 'rejected', 'closed'] as const).map((liveFault) => (
        <ConnectionStrip key={liveFault} {...args} liveFault={liveFault} />
      ))}
      <ConnectionStrip {...args} updatedAt={minutesAgo(2)} />
      <ConnectionStrip {...args} updatedAt={minutesAgo(150)} />
    </div>
  ),
});
