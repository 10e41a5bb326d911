import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { chooseStatus, drawnTickets, SupportPage, supportPageArgs } from '../testing/SupportPage.tsx';
import { TicketList } from './TicketList.tsx';

const setStatus = fn(async () => {});

const meta = preview.meta({
  title: 'Screens/Support/Setting a status',
  component: TicketList,
  tags: ['stable', 'spec:2.2', 'spec:2.4'],
  args: { ...supportPageArgs(), onSetStatus: setStatus },
  render: (args) => <SupportPage {...args} />,
  beforeEach: () => {
    setStatus.mockReset();
    setStatus.mockImplementation(async () => {});
  },
});

export const StatusSet = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('each selected ticket is set, but for those that have the status already', async () => {
      for (const name of [/TCK-1041/, /TCK-1042/, /TCK-1027/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
      await chooseStatus(canvas, 'Rejected');
      await findToast('2 tickets set to Rejected');
      await expect(setStatus.mock.calls.map(([change]: unknown[]) => change)).toEqual([
        expect.objectContaining({ id: '42', to: 'Rejected' }),
        expect.objectContaining({ id: '41', to: 'Rejected' }),
      ]);
      await expect(args.onSettled).toHaveBeenCalledTimes(1);
      await expect(canvas.getAllByText('Rejected')).toHaveLength(3);
    });
    await step('Undo puts the former statuses back, unless somebody else has changed them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await findToast('2 statuses put back');
      await expect(setStatus).toHaveBeenLastCalledWith(expect.objectContaining({ id: '41', to: 'In Progress', expected: 'Rejected' }));
      await expect(canvas.getAllByText('Rejected')).toHaveLength(1);
      await dismissToasts();
    });
  },
});

export const StatusPresent = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /TCK-1027/ }));
    await chooseStatus(canvas, 'Rejected');
    await findToast('All of them are Rejected already.');
    await expect(setStatus).not.toHaveBeenCalled();
  },
});

export const StatusFails = meta.story({
  play: async ({ canvas, step }) => {
    setStatus.mockImplementationOnce(() => Promise.reject(new Error('500')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'In Progress');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to In Progress' }));
    await step('the failed one is named, and the others are set', async () => {
      await waitFor(() => expect(dialog.getByText('1 ticket was not changed.')).toBeVisible());
      await expect(dialog.getByText('TCK-1042')).toBeVisible();
      await expect(dialog.getByText('5 of 6 tickets')).toBeVisible();
    });
    await step('Retry sends it alone', async () => {
      const sent = setStatus.mock.calls.length;
      await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 failed' }));
      await findToast('6 tickets set to In Progress');
      await expect(setStatus.mock.calls.slice(sent)).toEqual([[{ id: '42', to: 'In Progress' }]]);
    });
  },
});

export const ManyFailed = meta.story({
  play: async ({ canvas }) => {
    setStatus.mockImplementation(() => Promise.reject(new Error('Server Error')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'Pending');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Pending' }));
    const failures = await dialog.findByRole('region', { name: '6 tickets were not changed.' });
    await waitFor(() => expect(failures.scrollHeight).toBeGreaterThan(failures.clientHeight));
    await waitFor(() => expect(within(failures).getAllByRole('listitem')).toHaveLength(6));
    failures.focus();
    await expect(failures, 'is scrolled by key').toHaveFocus();
  },
});

export const Busy = meta.story({
  play: async ({ canvas, step }) => {
    const releases: (() => void)[] = [];
    setStatus.mockImplementation(() => new Promise<void>((resolve) => void releases.push(resolve)));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await chooseStatus(canvas, 'Pending');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set to Pending' }));
    await step('one is sent at a time, and the dialog stays', async () => {
      await waitFor(() => expect(dialog.getByText('0 of 6 tickets')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(setStatus).toHaveBeenCalledTimes(1);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    });
    await step('Stop lets it end and sends no other', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
      releases.forEach((release) => release());
      await waitFor(() => expect(dialog.getByText('Stopped. 5 tickets were left as they are.')).toBeVisible());
      await expect(setStatus).toHaveBeenCalledTimes(1);
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await findToast('1 ticket set to Pending');
    });
  },
});

const readOnly = drawnTickets.map((each) => ({ ...each, orderId: '20391' }));

export const ReadOnly = meta.story({
  tags: ['spec:2.6'],
  args: { user: { id: '301', type: 'user' }, tickets: ready(readOnly) },
  play: async ({ canvas, step }) => {
    await step('tickets about an order are selected, and have no status to set', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
      await waitFor(() => expect(canvas.getByText('8 selected')).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Bulk Actions' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Set status' })).not.toBeInTheDocument();
    });
  },
});

export const PartlyReadOnly = meta.story({
  tags: ['spec:2.6'],
  args: { user: { id: '301', type: 'user' }, tickets: ready(readOnly.map((each) => (each.ticketId === 'TCK-1042' ? { ...each, orderId: null } : each))) },
  play: async ({ canvas }) => {
    for (const name of [/TCK-1041/, /TCK-1042/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await chooseStatus(canvas, 'Rejected');
    await findToast('1 ticket is about an order and can only be read here.');
    await findToast('1 ticket set to Rejected');
    await expect(setStatus.mock.calls.map(([change]: unknown[]) => change)).toEqual([expect.objectContaining({ id: '42', to: 'Rejected' })]);
  },
});
