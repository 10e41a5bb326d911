import { stat } from '@valise/contract';
import { readAll, statSamples } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  tags: ['stable', 'spec:1/2 Dashboard'],
  args: {
    name: 'Marta Vidal',
    today: new Date(2026, 10, 20),
    stats: ready(readAll(stat, statSamples)),
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it greets by name and says what day it is', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Marta Vidal!' })).toBeVisible();
      await expect(canvas.getByText('Friday, 20 November 2026')).toBeVisible();
    });
    await step('the two ways on', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add New Product' }));
      await expect(navigated).toHaveBeenLastCalledWith('/products/addproduct');
      await userEvent.click(canvas.getByRole('link', { name: 'View Orders' }));
      await expect(navigated).toHaveBeenLastCalledWith('/orders');
    });
  },
});

export const Loading = meta.story({
  args: { stats: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading States...')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Orders' })).toBeVisible();
  },
});

const retry = fn();
export const Error = meta.story({
  args: { stats: { state: 'failed', message: 'Error loading States', retry } },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error loading States')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({ args: { stats: ready([]) } });

export const Many = meta.story({
  args: {
    stats: ready([
      ...readAll(stat, statSamples),
      { label: 'Refunds this month', value: '17' },
      { label: 'Messages waiting', value: '3' },
    ]),
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
  },
});

export const WithoutAName = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome!');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
