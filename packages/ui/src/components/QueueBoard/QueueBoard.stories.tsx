import { expect, fn, screen, userEvent, within } from 'storybook/test';
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

/** The height of a card with texts of one line each. */
const cardHeight = 111;

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
        'Orders by list',
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
    await step('a card whose texts are one line each is as high as its placeholder', async () => {
      const card = canvas.getByText('Order # 20417').closest('li')!;
      await expect(Math.round(card.getBoundingClientRect().height)).toBe(cardHeight);
    });
    await step('an empty lane shows its text', async () => {
      await expect(canvas.getByRole('list', { name: 'Cleaning' })).toHaveTextContent('No orders');
    });
  },
});

export const Bar = meta.story({
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('list', { name: 'Orders by list' });
    const segments = within(bar).getAllByRole('link');
    await step('it is a list of links with the counts in their names', async () => {
      await expect(segments.map((link) => link.getAttribute('aria-label'))).toEqual([
        'Preparing 5 of 14',
        'Pickup 3 of 14',
        'Delivery 4 of 14',
        'Return 2 of 14',
      ]);
      await expect(within(bar).getByRole('img', { name: 'Cleaning 0 of 14' })).toBeInTheDocument();
      await userEvent.click(segments[2]!);
      await expect(navigated).toHaveBeenLastCalledWith('/orders?status=delivery');
    });
    await step('a segment is as long as its lane\'s share, but at least a target, and an empty lane 10 px', async () => {
      const [preparing, pickup] = segments.map((link) => link.getBoundingClientRect().width - 24);
      await expect(preparing! / pickup!).toBeCloseTo(5 / 3, 1);
      await expect(within(bar).getByRole('img').getBoundingClientRect().width).toBe(10);
    });
    await step('focus shows the share in a tooltip', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(segments[2]).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delivery 4 of 14');
    });
  },
});

export const LinkedCards = meta.story({
  args: {
    cardOf: (order: Order) => ({
      ...cardOf(order),
      href: `/orders/ordersdetail/${order.id}`,
      picture: '/assets-drawn/garments/dress-silk.svg',
      eta: '16:30',
    }),
  },
  play: async ({ canvas, step }) => {
    const preparing = within(canvas.getByRole('list', { name: 'Preparing' }));
    const link = preparing.getByRole('link', { name: 'Order # 20418 Double-Breasted Trench' });
    await step('a card is one link, named by its order and product', async () => {
      await expect(preparing.getAllByRole('link')).toHaveLength(3);
      const card = link.closest('li')!;
      const { right, bottom } = card.getBoundingClientRect();
      await expect(document.elementFromPoint(right - 5, bottom - 5)).toBe(link);
      await userEvent.click(link);
      await expect(navigated).toHaveBeenLastCalledWith('/orders/ordersdetail/20418');
    });
    await step('it has a picture without a name of its own, and the time', async () => {
      await expect(link.closest('li')!.querySelector('img')).toHaveAttribute('alt', '');
      await expect(preparing.getAllByText('16:30')[0]).toBeVisible();
    });
    await step('Show More focuses the link of the first new card', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show More: Preparing' }));
      await expect(preparing.getAllByRole('link')[3]).toHaveFocus();
    });
  },
});

export const Printed = meta.story({
  play: async ({ canvas, step }) => {
    const cards = () => within(canvas.getByRole('list', { name: 'Preparing' })).getAllByRole('listitem');
    await step('every order of a lane is printed, whether it is shown or not', async () => {
      await expect(cards()).toHaveLength(3);
      window.dispatchEvent(new Event('beforeprint'));
      await expect(cards()).toHaveLength(5);
    });
    await step('after that it is as before', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await expect(cards()).toHaveLength(3);
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
    const card = canvas.getByRole('link', { name: 'Cleaning' }).closest('h3')!.nextElementSibling!.firstElementChild!;
    await expect(Math.round(card.getBoundingClientRect().height)).toBe(cardHeight);
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
    await expect(canvas.getAllByText('No orders')).toHaveLength(6);
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
    await step('the first lane begins where the heading does', async () => {
      const startOf = (element: Element) => element.getBoundingClientRect().left;
      const icon = canvas.getByRole('link', { name: 'Preparing, 5' });
      await expect(startOf(icon)).toBe(startOf(canvas.getByRole('heading', { level: 2 })));
    });
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
    const [, first, second] = canvas.getAllByRole('list').map((list) => list.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second!);
  },
});

const isOverdue = ({ id }: Order) => id === '20409';
const overdue = {
  isOverdue,
  cardOf: (order: Order) => ({ ...cardOf(order), ...(isOverdue(order) ? { overdue: 'Overdue, 25 min', eta: 'Due 16:30' } : { eta: '18:00' }) }),
};

export const Overdue = meta.story({
  args: overdue,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 overdue', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Pickup, 3' })).toBeChecked();
    await expect(canvas.getByText('Overdue, 25 min')).toBeVisible();
    await expect(screen.getAllByText('1 overdue').some((element) => element.ariaLive === 'polite')).toBe(true);
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <QueueBoard {...args} />
      <QueueBoard
        {...args}
        title="Linked"
        cardOf={(order) => ({ ...cardOf(order), href: '/orders/1', picture: '/assets-drawn/garments/dress-silk.svg', eta: '16:30' })}
      />
      <QueueBoard {...args} {...overdue} title="Overdue" />
      <QueueBoard {...args} title="On their way" items={{ state: 'loading' }} />
      <QueueBoard {...args} title="Failed" items={{ state: 'failed', message: 'Failed to load queue data', retry }} />
      <div style={{ maxInlineSize: 328 }}>
        <QueueBoard {...args} title="On a phone" />
      </div>
    </div>
  ),
});
