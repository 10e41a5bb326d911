import { expect, fn, userEvent, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ArrowUUpLeft } from '../../icons/ArrowUUpLeft.tsx';
import { CoatHanger } from '../../icons/CoatHanger.tsx';
import { Handbag } from '../../icons/Handbag.tsx';
import { Moped } from '../../icons/Moped.tsx';
import { WashingMachine } from '../../icons/WashingMachine.tsx';
import { ready } from '../LoadableView/Loadable.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { QueueBoard, type QueueLane } from './QueueBoard.tsx';

interface Order {
  id: string;
  product: string;
  customer: string;
}

const laneOf = (id: string, title: string, icon: QueueLane['icon']): QueueLane => ({ id, title, icon, href: `/orders?status=${id}` });
const lanes: QueueLane[] = [
  laneOf('preparing', 'Preparing', <CoatHanger size={20} />),
  laneOf('pickup', 'Pickup', <Handbag size={20} />),
  laneOf('delivery', 'Delivery', <Moped size={20} />),
  laneOf('return', 'Return', <ArrowUUpLeft size={20} />),
  laneOf('cleaning', 'Cleaning', <WashingMachine size={20} />),
];

const pieces = ['Double-Breasted Trench', 'Silk Slip Dress', 'Wool Tailored Blazer', 'Ribbed Roll-Neck', 'Bias Satin Skirt'];
const people = ['Amelia Thornton', 'Noah Lindqvist', 'Chiara Rossi', 'Owen Hughes', 'Mei Lin'];
const orders = (count: number, from = 20_418): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from - index),
    product: pieces[index % pieces.length]!,
    customer: people[index % people.length]!,
  }));

const cardOf = ({ id, product, customer }: Order) => ({
  id,
  label: `Order # ${id}`,
  title: product,
  person: customer,
  status: (
    <StatusBadge size="small" tone="info" phase="quarter">
      Processing
    </StatusBadge>
  ),
});

const retry = fn().mockName('retry');

const meta = preview.meta({
  title: 'Components/Data/QueueBoard',
  component: QueueBoard<Order>,
  tags: ['stable'],
  args: {
    title: "Today's Queue",
    summary: '14 orders',
    lanes,
    items: ready({ preparing: orders(5), pickup: orders(3, 20_409), delivery: orders(4, 20_398), return: orders(2, 20_377) }),
    cardOf,
    loading: 'Loading queue...',
    empty: 'No orders',
  },
  beforeEach: () => void retry.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('there are five named lists, each with its count in the heading', async () => {
      await expect(canvas.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
        'Preparing',
        'Pickup',
        'Delivery',
        'Return',
        'Cleaning',
      ]);
      await expect(canvas.getByRole('heading', { level: 3, name: 'Preparing, 5' })).toBeVisible();
    });
    await step('the heading is the link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Preparing, 5' }));
      await expect(navigated).toHaveBeenLastCalledWith('/orders?status=preparing');
    });
    await step('three cards are shown, and a lane of three has no Show More', async () => {
      await expect(within(canvas.getByRole('list', { name: 'Preparing' })).getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.queryByRole('button', { name: 'Show More: Pickup' })).not.toBeInTheDocument();
    });
    await step('an empty lane shows its text', async () => {
      await expect(canvas.getByRole('list', { name: 'Cleaning' })).toHaveTextContent('No orders');
    });
  },
});

export const ShowMoreAndLess = meta.story({
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Preparing' });
    const more = canvas.getByRole('button', { name: 'Show More: Preparing' });
    await step('Tab reaches Show More after the title of its lane', async () => {
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      canvas.getByRole('link', { name: 'Preparing, 5' }).focus();
      await userEvent.tab();
      await expect(more).toHaveFocus();
    });
    await step('Enter shows the other cards and focuses the first of them', async () => {
      await userEvent.keyboard('{Enter}');
      const items = within(list).getAllByRole('listitem');
      await expect(items).toHaveLength(5);
      await expect(items[3]).toHaveFocus();
      await expect(items[3]).toHaveTextContent('Order # 20415');
    });
    await step('Show Less leaves three cards and focuses Show More', async () => {
      const less = canvas.getByRole('button', { name: 'Show Less: Preparing' });
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(less);
      await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('button', { name: 'Show More: Preparing' })).toHaveFocus();
    });
  },
});

export const Loading = meta.story({
  args: { items: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading queue...');
    await expect(canvas.getByRole('link', { name: 'Cleaning' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Error',
  args: { items: { state: 'failed', message: 'Failed to load queue data', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load queue data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  args: { items: ready({}), summary: 'No orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Many = meta.story({
  args: {
    summary: '10,000 orders',
    items: ready(Object.fromEntries(lanes.map(({ id }, lane) => [id, orders(2000, 30_000 + lane * 10_000)]))),
  },
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Delivery' });
    await step('thousands of cards are rendered fifty at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show More: Delivery' }));
      await expect(list.children).toHaveLength(53);
      await userEvent.click(canvas.getByRole('button', { name: 'Show More: Delivery' }));
      await expect(list.children).toHaveLength(103);
      await expect(list.children[53]).toHaveFocus();
    });
    await step('Show Less removes them all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Less: Delivery' }));
      await expect(list.children).toHaveLength(3);
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('one lane is visible', async () => {
      await expect(canvas.getAllByRole('list')).toHaveLength(1);
      await expect(canvas.getByRole('radio', { name: 'Preparing, 5' })).toBeChecked();
    });
    await step('arrow keys move between the lanes, Space selects one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Preparing, 5' }));
      await userEvent.keyboard('{ArrowRight} ');
      await expect(canvas.getByRole('radio', { name: 'Pickup, 3' })).toBeChecked();
      await expect(canvas.getByRole('list')).toHaveAccessibleName('Pickup');
      await expect(canvas.getByRole('link', { name: 'Pickup, 3' })).toBeVisible();
    });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    await step('lanes are 220 px wide and scroll sideways', async () => {
      const lane = canvas.getByRole('list', { name: 'Cleaning' }).parentElement!;
      await expect(lane.getBoundingClientRect().width).toBe(220);
      const box = lane.parentElement!;
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    });
  },
});

export const LongText = meta.story({
  args: {
    items: ready({
      preparing: [
        {
          id: '20418-OF-THE-BARCELONA-FLAGSHIP-STORE',
          product: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, gefüttert',
          customer: 'Maria-Alejandra Fernández de la Cruz y Montenegro',
        },
      ],
    }),
  },
});

export const MirroredColumns = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('list').map((list) => list.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second!);
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <QueueBoard {...args} />
      <QueueBoard {...args} title="On their way" items={{ state: 'loading' }} />
      <QueueBoard {...args} title="Failed" items={{ state: 'failed', message: 'Failed to load queue data', retry }} />
      <div style={{ maxInlineSize: 328 }}>
        <QueueBoard {...args} title="On a phone" />
      </div>
    </div>
  ),
});
