import { alert, queueOrder, stat } from '@valise/contract';
import { alertSamples, aQueueOrder, queueSamples, readAll, statSamples } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { Dashboard } from './Dashboard.tsx';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: Dashboard,
  tags: ['stable', 'spec:1.2'],
  args: {
    name: 'Marta Vidal',
    now: new Date(2026, 10, 20),
    hasScreen: () => true,
    stats: ready(readAll(stat, statSamples)),
    orders: ready(readAll(queueOrder, queueSamples)),
    alerts: ready(readAll(alert, alertSamples)),
  },
});

export const Default = meta.story();

export const Links = meta.story({
  play: async ({ canvas, step }) => {
    await step('the greeting has the name and the date', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Marta Vidal!' })).toBeVisible();
      await expect(canvas.getByText('Friday, 20 November 2026')).toBeVisible();
    });
    await step('the two buttons navigate', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add New Product' }));
      await expect(navigated).toHaveBeenLastCalledWith('/products/addproduct');
      await userEvent.click(canvas.getByRole('link', { name: 'View Orders' }));
      await expect(navigated).toHaveBeenLastCalledWith('/orders');
    });
    await step('a column\'s title navigates to its orders', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Delivery, 4' }));
      await expect(navigated).toHaveBeenLastCalledWith('/orders?status=delivery');
    });
    await step('the alerts follow the queue', async () => {
      const queue = canvas.getByRole('region', { name: "Today's Queue" });
      const alerts = canvas.getByRole('region', { name: 'Alerts Panel' });
      await expect(queue.compareDocumentPosition(alerts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  },
});

/** An order of the day, in local time. */
const due = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).toISOString();

export const Overdue = meta.story({
  args: {
    now: new Date(2026, 10, 20, 16, 55),
    etaOf: (id) => ({ 20417: due(17, 15), 20415: due(16, 30), 20409: due(18, 0), 20398: due(9, 45) })[id],
  },
  play: async ({ canvas, step }) => {
    const queue = canvas.getByRole('region', { name: "Today's Queue" });
    await step('the board and the lane count it, and the lane begins with it', async () => {
      await expect(within(queue).getByText('1 overdue', { selector: 'p' })).toBeVisible();
      await expect(within(queue).getByRole('heading', { level: 3, name: /^Preparing, 5\W+1 overdue$/ })).toBeVisible();
      const [first, second] = within(within(queue).getByRole('list', { name: 'Preparing' })).getAllByRole('listitem');
      await expect(within(first!).getByText('Overdue, 25 min')).toBeVisible();
      await expect(within(first!).getByText('Due 16:30')).toBeVisible();
      await expect(within(second!).queryByText(/^Overdue/)).not.toBeInTheDocument();
    });
    await step('a delivered order is not', async () => {
      await expect(within(queue).getByText('09:45')).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  args: { stats: { state: 'loading' }, orders: { state: 'loading' }, alerts: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading States...')).toBeVisible();
    await expect(canvas.getByText('Loading travelers...')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Orders' })).toBeVisible();
  },
});

const retry = fn();
export const Error = meta.story({
  args: {
    stats: { state: 'failed', message: 'Error loading States', retry },
    orders: { state: 'failed', message: 'Failed to load queue data', retry: fn() },
    alerts: { state: 'failed', message: 'Failed to load alerts', retry: fn() },
  },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error loading States')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /again/i })[0]!);
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  args: {
    stats: { state: 'failed', message: 'Error loading States', retry: fn(), isRetrying: true },
    orders: { state: 'ready', data: readAll(queueOrder, queueSamples), isRefreshing: true },
    alerts: { state: 'failed', message: 'Failed to load alerts', retry: fn(), isRetrying: true },
  },
});

export const Empty = meta.story({
  args: { stats: ready([]), orders: ready([]), alerts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No orders')).toHaveLength(5);
    await expect(canvas.getByText('No alerts')).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    stats: ready([
      ...readAll(stat, statSamples),
      { label: 'Refunds this month', value: '17' },
      { label: 'Messages waiting', value: '3' },
    ]),
    orders: ready(readAll(queueOrder, Array.from({ length: 400 }, (_, index) => aQueueOrder({ id: 20_400 + index })))),
  },
});

export const LongText = meta.story({
  args: {
    name: 'Maria-Alejandra Fernández de la Cruz y Montenegro',
    stats: ready([
      { label: 'Everything that has been rented since the club opened its doors', value: '$128,489,201.55' },
      { label: 'Total Products', value: '248' },
      { label: 'Active Rentals', value: '86' },
      { label: 'Pending Orders', value: '12' },
    ]),
    orders: ready(
      readAll(queueOrder, [
        aQueueOrder({
          product: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, gefüttert',
          customer: 'Maria-Alejandra Fernández de la Cruz y Montenegro',
        }),
      ]),
    ),
    alerts: ready(
      readAll(alert, [
        {
          ...alertSamples[0]!,
          label: 'Pieces of the winter collection that have not come back from the Barcelona flagship store',
          description: 'Two travelers are past their return date and have not answered any of the messages that were sent',
        },
      ]),
    ),
  },
});

export const NoName = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome!');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Wide = meta.story({ globals: { viewport: { value: 'wide' } } });
