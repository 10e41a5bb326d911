import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';

const emma = { name: 'Emma Dahl', id: 'emma' };
const marta = { name: 'Marta Vidal', id: 'marta' };
const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes);

const meta = preview.meta({
  title: 'Components/Data/MessageBubble',
  component: MessageBubble,
  tags: ['stable'],
  args: { text: 'Hello, the zip on the slip dress split on the first evening.', at: at(9, 12), isOwn: false, author: emma },
});

export const Received = meta.story({
  play: async ({ canvas, step }) => {
    await step('the name of the author comes before the text', async () => {
      await expect(canvas.getByText(/Hello/).closest('p')).toHaveTextContent('Emma Dahl: Hello, the zip');
    });
    await step('the time is machine-readable', async () => {
      const time = canvas.getByText('09:12');
      await expect(time).toHaveAttribute('datetime', at(9, 12).toISOString());
    });
  },
});

const own = { isOwn: true, author: marta, text: 'Booked. The rider will ask for you at the desk.', at: at(9, 22) };

export const OwnPending = meta.story({
  args: { ...own, status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Booked/).closest('p')).toHaveTextContent('You: Booked.');
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
});

export const OwnSent = meta.story({ args: { ...own, status: 'sent' } });

export const OwnFailed = meta.story({
  args: { ...own, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});

export const Colleague = meta.story({
  args: { isColleague: true, author: { name: 'Admin' }, text: 'The workshop can mend it on Saturday.' },
  play: async ({ canvas }) => {
    const bubble = canvas.getByText(/The workshop/).closest('p')!;
    await expect(bubble).toHaveTextContent('Admin: The workshop can mend it');
    await expect(canvas.getByText(/^Admin/)).toBeVisible();
    const row = bubble.parentElement!.parentElement!.getBoundingClientRect();
    const { left, right } = bubble.getBoundingClientRect();
    await expect(row.right - right).toBeLessThan(left - row.left);
  },
});

export const UnknownTime = meta.story({
  args: { at: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
});

export const Addresses = meta.story({
  args: { ...own, status: 'sent', text: 'The form is at https://valise.club/returns. Not this one: javascript:alert(1) <b>bold</b>' },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://valise.club/returns');
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links[0]).toHaveAttribute('target', '_blank');
    await expect(canvasElement).toHaveTextContent('javascript:alert(1) <b>bold</b>');
  },
});

export const SeveralLines = meta.story({
  args: { text: 'Two things:\n1. the zip\n2. the hem' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Two things/);
    await expect(words.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  },
});

const long =
  'Thank you for the picture. The seam can be mended, but not before Saturday, and the workshop in Gràcia closes at two. Would the same dress in sage do until then? ' +
  'https://example.com/a-very-long-address-without-a-single-place-to-break-it-0123456789-0123456789-0123456789-0123456789';

export const LongText = meta.story({ args: { text: long, author: { name: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine' } } });

const samples: readonly MessageBubbleProps[] = [
  { text: 'Hello, the zip on the slip dress split on the first evening.', at: at(8, 48), isOwn: false, author: emma },
  { ...own, text: 'I am sorry, Emma. Could you send a picture of the zip?', at: at(8, 55), status: 'sent' },
  { text: 'The workshop can mend it on Saturday.', at: at(9, 5), isOwn: false, isColleague: true, author: { name: 'Admin' } },
  { ...own, status: 'pending' },
  { ...own, text: 'See you then.', status: 'failed' },
  { text: long, at: at(9, 28), isOwn: false, author: emma },
  { text: 'When it was written is not known.', at: null, isOwn: false, author: { name: 'Casa Bonay' } },
];

function Samples() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {samples.map((sample) => (
        <MessageBubble key={sample.text} {...sample} />
      ))}
    </div>
  );
}

export const Sheet = meta.story({ tags: ['sheet'], render: () => <Samples /> });
