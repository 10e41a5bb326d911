import { dashboardEndpoints, user } from '@valise/contract';
import { alertSamples, aUser, queueSamples, read, statSamples } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { DashboardContainer } from './DashboardContainer.tsx';

const stats = fn();
const queue = fn();
const alerts = fn();

const meta = preview.meta({
  title: 'Screens/Dashboard/With the API',
  component: DashboardContainer,
  tags: ['stable', 'spec:1.7'],
  parameters: {
    api: [answers(dashboardEndpoints, { states: () => stats(), queue: () => queue(), alerts: () => alerts() })],
  },
  args: { user: read(user, aUser({ name: null })), hasScreen: () => true },
  beforeEach: () => {
    stats.mockReset().mockReturnValue({ data: [...statSamples] });
    queue.mockReset().mockReturnValue([...queueSamples]);
    alerts.mockReset().mockReturnValue({ data: [...alertSamples] });
  },
  render: (args) => (
    <>
      <DashboardContainer {...args} />
      <Toasts />
    </>
  ),
});

const refuse = () => {
  throw new Refusal(500, 'Server Error');
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$48,920')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Marta Vidal!' })).toBeVisible();
    await expect(canvas.getByText('Friday, 20 November 2026')).toBeVisible();
    await expect(await canvas.findByText('Order # 20418')).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Late returns' })).toBeVisible();
  },
});

/** The other parts stay, and a retry loads the stats. */
export const StatsFail = meta.story({
  beforeEach: () => void stats.mockReset().mockImplementationOnce(refuse).mockReturnValue({ data: [...statSamples] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading States')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText('Order # 20418')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(await canvas.findByText('Total Products')).toBeVisible();
  },
});

/** A failed queue raises one toast and shows the failure in its part. */
export const QueueFails = meta.story({
  beforeEach: () => void queue.mockReset().mockImplementationOnce(refuse).mockImplementationOnce(refuse).mockReturnValue([...queueSamples]),
  play: async ({ canvas, step }) => {
    const board = canvas.getByRole('region', { name: "Today's Queue" });
    await step('a toast and the part itself show the failure; the other parts are there', async () => {
      await expect(await within(board).findByText('Failed to load queue data')).toBeVisible();
      await expect(await canvas.findByText('$48,920')).toBeVisible();
      await expect(await findToast('Failed to load queue data')).toBeInTheDocument();
    });
    await step('a second failure raises no second toast', async () => {
      await userEvent.click(within(board).getByRole('button', { name: 'Try again' }));
      await expect(await within(board).findByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(queue).toHaveBeenCalledTimes(2);
      await expect(within(screen.getByRole('region', { name: /Notifications/ })).getAllByText('Failed to load queue data')).toHaveLength(1);
    });
    await step('another retry shows the orders', async () => {
      await userEvent.click(within(board).getByRole('button', { name: 'Try again' }));
      await expect(await within(board).findByText('Order # 20418')).toBeVisible();
    });
  },
});

export const AlertsFail = meta.story({
  beforeEach: () => void alerts.mockReset().mockImplementationOnce(refuse).mockReturnValue({ data: [...alertSamples] }),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Alerts Panel' });
    await expect(await within(panel).findByText('Failed to load alerts')).toBeVisible();
    await expect(await canvas.findByText('Order # 20418')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(await within(panel).findByText('Cleaning backlog')).toBeVisible();
  },
});

/** Every kind of broken response fails its own part alone, and a retry loads it. */
export const Broken = meta.story({
  name: 'Broken API',
  beforeEach: () => {
    for (const part of [stats, queue, alerts]) for (const response of brokenResponses) part.mockImplementationOnce(response);
  },
  play: async ({ canvas }) => {
    const parts = [
      ['Platform activity', stats, 'Error loading States', 'Total Products'],
      ["Today's Queue", queue, 'Failed to load queue data', 'Order # 20418'],
      ['Alerts Panel', alerts, 'Failed to load alerts', 'Cleaning backlog'],
    ] as const;
    for (const [name, request, message, content] of parts) {
      const part = within(canvas.getByRole('region', { name }));
      for (let attempt = 1; attempt <= brokenResponses.length; attempt += 1) {
        await waitFor(() => expect(request).toHaveBeenCalledTimes(attempt));
        await expect(await part.findByText(message)).toBeVisible();
        await userEvent.click(await part.findByRole('button', { name: 'Try again' }));
      }
      await expect(await part.findByText(content)).toBeVisible();
    }
  },
});

export const OddData = meta.story({
  beforeEach: () => {
    queue.mockReturnValue({
      data: { data: [...queueSamples, { id: '7', status: null, product: null, customer: null, product_availability: 'under maintenance' }] },
    });
    alerts.mockReturnValue([{ id: 'x', label: '<b>Label</b>', value: 4, description: null, descriptionColor: '#ef4444', date: 'soon' }]);
  },
  play: async ({ canvas, step }) => {
    await step('an order with empty fields is in its column', async () => {
      await expect(await canvas.findByRole('list', { name: 'Cleaning' })).toHaveTextContent('Order # 7');
    });
    await step('markup is shown as text, and an invalid date as a dash', async () => {
      const card = await canvas.findByRole('article', { name: '<b>Label</b>' });
      await expect(card).toHaveTextContent('–');
    });
  },
});
