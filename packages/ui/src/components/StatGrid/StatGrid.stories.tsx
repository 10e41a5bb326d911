import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { CoatHanger } from '../../icons/CoatHanger.tsx';
import { Receipt } from '../../icons/Receipt.tsx';
import { Star } from '../../icons/Star.tsx';
import { ready } from '../LoadableView/Loadable.ts';
import { type Stat, StatGrid } from './StatGrid.tsx';

const stats: Stat[] = [
  { label: 'Total Products', value: '248', icon: <CoatHanger size={18} /> },
  { label: 'Active Rentals', value: '86' },
  { label: 'Pending Orders', value: '12', icon: <Receipt size={18} /> },
  { label: 'Total Revenue', value: '$48,920' },
  { label: 'Average Rating', value: '4.8', icon: <Star size={18} /> },
];

const retry = fn().mockName('retry');

const meta = preview.meta({
  title: 'Components/Data/StatGrid',
  component: StatGrid,
  tags: ['stable'],
  args: { label: 'Statistics', loading: 'Loading States...', empty: 'No figures yet', stats: ready(stats) },
});

const widthOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().width ?? 0);
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const places = canvas.getAllByRole('term').map((term) => term.parentElement!);
    await step('three are in the first row, two in the second', async () => {
      const rows = new Map<number, number>();
      for (const place of places) rows.set(topOf(place), (rows.get(topOf(place)) ?? 0) + 1);
      await expect([...rows.values()]).toEqual([3, 2]);
    });
    await step('each figure belongs to its label', async () => {
      await expect(places[3]).toHaveTextContent('Total Revenue$48,920');
    });
  },
});

export const Loading = meta.story({
  args: { stats: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading States...');
  },
});

export const Failed = meta.story({
  name: 'Error',
  args: { stats: { state: 'failed', message: 'Error loading States', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading States');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const FailedKeepsHeight = meta.story({
  render: (args) => (
    <>
      <StatGrid {...args} label="Loading" stats={{ state: 'loading' }} />
      <StatGrid {...args} label="Failed" stats={{ state: 'failed', message: 'Error loading States', reason: 'No connection.', retry }} />
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('region', { name }).clientHeight;
    await expect(heightOf('Failed')).toBe(heightOf('Loading'));
    await expect(canvas.getByText('No connection.')).toBeVisible();
  },
});

export const Four = meta.story({
  args: { stats: ready(stats.slice(0, 4)) },
  play: async ({ canvas, step }) => {
    await step('a single figure fills its row', async () => {
      const list = canvas.getAllByRole('term')[3]!.parentElement;
      await expect(widthOf(list)).toBe(widthOf(list!.parentElement));
    });
  },
});

export const Empty = meta.story({
  args: { stats: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet')).toBeVisible();
    await expect(canvas.getByRole('region').clientHeight).toBeLessThan(80);
  },
});

export const Links = meta.story({
  args: { stats: ready([{ ...stats[0]!, href: '/products', linkHint: 'View products' }, ...stats.slice(1)]) },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Total Products' });
    await step('the whole stat is the link', async () => {
      const { left, bottom } = canvas.getByText('248').getBoundingClientRect();
      await expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(link);
      await userEvent.click(link);
      await expect(navigated).toHaveBeenLastCalledWith('/products');
    });
    await step('focus shows what it opens', async () => {
      link.focus();
      await waitFor(() => expect(getComputedStyle(canvas.getByText('View products').parentElement!).opacity).toBe('1'));
    });
    await step('a stat without an address is no link', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
  },
});

export const UnsafeAddress = meta.story({
  args: { stats: ready([{ ...stats[0]!, href: 'javascript:alert(1)' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    stats: ready([
      { label: 'Total revenue of every partner in every season since the club was founded', value: '$1,284,000,000.00' },
      ...stats.slice(1),
    ]),
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <StatGrid {...args} stats={ready([{ ...stats[0]!, href: '/products', linkHint: 'View products' }, ...stats.slice(1)])} />
      <StatGrid {...args} label="Loading" stats={{ state: 'loading' }} />
      <StatGrid {...args} label="Failed" stats={{ state: 'failed', message: 'Error loading States', retry }} />
      <div style={{ maxInlineSize: 328 }}>
        <StatGrid {...args} label="On a phone" />
      </div>
    </div>
  ),
});
