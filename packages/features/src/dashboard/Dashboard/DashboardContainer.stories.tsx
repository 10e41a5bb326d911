import { dashboardEndpoints, user } from '@valise/contract';
import { aUser, read, statSamples } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { DashboardContainer } from './DashboardContainer.tsx';

const states = fn();

const meta = preview.meta({
  title: 'Screens/Dashboard/With the API',
  component: DashboardContainer,
  tags: ['stable', 'spec:1/7 Calls'],
  parameters: { api: [answers(dashboardEndpoints, { states: () => states() })] },
  args: { user: read(user, aUser({ name: null })) },
  beforeEach: () => void states.mockReset(),
});

export const Default = meta.story({
  beforeEach: () => void states.mockReturnValue({ data: [...statSamples] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$48,920')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Marta Vidal!' })).toBeVisible();
    await expect(canvas.getByText('Friday, 20 November 2026')).toBeVisible();
  },
});

export const FailsAloneAndTriesAgain = meta.story({
  beforeEach: () => {
    states
      .mockImplementationOnce(() => {
        throw new Refusal(500, 'Server Error');
      })
      .mockReturnValue({ data: [...statSamples] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading States')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(await canvas.findByText('Total Products')).toBeVisible();
  },
});
