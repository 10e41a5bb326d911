import { dashboardEndpoints, orderEndpoints, type OrderWire, riderEndpoints } from '@valise/contract';
import { anOrder, aPartner, manyRiders } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, type screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { pendingResponse } from '../../kit/testing/pendingResponse.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { AssignRiderContainer } from './AssignRiderContainer.tsx';

let stored: OrderWire = anOrder();
let listed = manyRiders(23);

const one = fn((id: string): unknown => {
  if (id !== '20424') throw new Refusal(404, 'Order not found.');
  return { data: { data: stored } };
});
const riders = fn((): unknown => ({ data: { data: listed } }));
const assignRider = fn((riderId: string): unknown => {
  const found = listed.find(({ id }) => id === riderId)!;
  stored = { ...stored, rider: aPartner({ name: found.name, email: found.email }) };
  return { message: 'Done' };
});
const onGoTo = fn().mockName('onGoTo');

const meta = preview.meta({
  title: 'Screens/Assign rider/With the API',
  component: AssignRiderContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.5', 'spec:2.7', 'spec:2.8'],
  args: { orderId: '20424', onGoTo },
  parameters: {
    api: [
      answers(orderEndpoints, {
        list: () => ({ data: { data: [stored] } }),
        one: ({ params }) => one(params.id) as never,
        assignRider: ({ body }) => assignRider(body.riderId) as never,
      }),
      answers(riderEndpoints, { list: () => riders() as never }),
      answers(dashboardEndpoints, { queue: () => [], states: () => ({ data: [] }) }),
    ],
  },
  beforeEach: () => {
    stored = anOrder();
    listed = manyRiders(23);
    for (const mock of [one, riders, assignRider, onGoTo]) mock.mockClear();
    return () => {
      for (const mock of [one, riders, assignRider]) mock.mockRestore();
    };
  },
  render: (args) => (
    <>
      <AssignRiderContainer {...args} />
      <Toasts />
    </>
  ),
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;

const assign = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
const select = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
const refuse = (status: number, message = '') => () => {
  throw new Refusal(status, message);
};

/** However often the button is pressed, the selected rider is sent once. */
export const Assigned = meta.story({
  name: 'Assigned once',
  play: async ({ canvas, step }) => {
    await step('nobody is selected: nothing is sent', async () => {
      await assign(canvas);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select a rider');
      await expect(assignRider).not.toHaveBeenCalled();
    });
    await step('one is selected, in place of another', async () => {
      await select(canvas, 'Nadia Benali');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await select(canvas, 'Tomás Rey');
      await expect(canvas.getByRole('checkbox', { name: 'Select Nadia Benali' })).not.toBeChecked();
    });
    await step('Assign is pressed twice', async () => {
      const response = pendingResponse();
      assignRider.mockImplementationOnce(() => response.promise);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Assign' }));
      await waitFor(() => expect(assignRider).toHaveBeenCalledTimes(1));
      response.respond({ message: 'Done' });
      await findToast('Rider assigned successfully');
      await expect(assignRider.mock.calls).toEqual([['RD-131']]);
      await expect(onGoTo).toHaveBeenCalledTimes(1);
      await dismissToasts();
    });
  },
});

/** A cleared choice is not sent. */
export const ChoiceTakenBack = meta.story({
  play: async ({ canvas }) => {
    await select(canvas, 'Nadia Benali');
    await select(canvas, 'Nadia Benali');
    await assign(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select a rider');
    await expect(assignRider).not.toHaveBeenCalled();
  },
});

/** The server's own sentence follows the specified one. */
const refusedWith = (status: number, message: string) =>
  ({
    beforeEach: () => void assignRider.mockImplementationOnce(refuse(status, message)),
    play: async ({ canvas }: { canvas: Canvas }) => {
      await select(canvas, 'Nadia Benali');
      await assign(canvas);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Failed to assign rider');
      if (message !== '') await expect(alert).toHaveTextContent(message);
      await expect(onGoTo).not.toHaveBeenCalled();
      await assign(canvas);
      await waitFor(() => expect(onGoTo).toHaveBeenCalledTimes(1));
    },
  }) as const;

export const Forbidden = meta.story({ name: '403, then assigned', ...refusedWith(403, 'This order is not yours.') });
export const Gone = meta.story({ name: '404, then assigned', ...refusedWith(404, 'Rider not found.') });
export const Invalid = meta.story({ name: '422, then assigned', ...refusedWith(422, 'The selected rider is invalid.') });
export const ServerError = meta.story({ name: '500, then assigned', ...refusedWith(500, '') });

/** When the answer is lost and the order has the rider, assigning has succeeded. */
export const LostAnswer = meta.story({
  beforeEach: () =>
    void assignRider.mockImplementationOnce((riderId) => {
      const { name, email } = listed.find(({ id }) => id === riderId)!;
      stored = { ...stored, rider: aPartner({ name, email }) };
      return new Response('{"mess', { headers: { 'Content-Type': 'application/json' } });
    }),
  play: async ({ canvas }) => {
    await select(canvas, 'Nadia Benali');
    await assign(canvas);
    await findToast('Rider assigned successfully');
    await expect(assignRider).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onGoTo).toHaveBeenCalledTimes(1));
    await dismissToasts();
  },
});

/** A name that reads from right to left and has markup. The message isolates it from its own text. */
const dana = '\u05D3\u05E0\u05D4 <b>\u05DC\u05D5\u05D9</b>';

/** The screen says to whom the order was assigned. */
export const AssignedMeanwhile = meta.story({
  beforeEach: () =>
    void assignRider.mockImplementationOnce(() => {
      stored = { ...stored, rider: aPartner({ name: dana }) };
      throw new Refusal(409, 'This order already has a rider.');
    }),
  play: async ({ canvas }) => {
    await select(canvas, 'Nadia Benali');
    await assign(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`This order is already assigned to \u2068${dana}\u2069.`);
    await expect(onGoTo).not.toHaveBeenCalled();
  },
});

/** The order was assigned to a rider without a name. */
export const AssignedToSomebody = meta.story({
  name: 'Assigned without name',
  beforeEach: () =>
    void assignRider.mockImplementationOnce(() => {
      stored = { ...stored, rider: aPartner({ name: null }) };
      throw new Refusal(409, 'This order already has a rider.');
    }),
  play: async ({ canvas }) => {
    await select(canvas, 'Nadia Benali');
    await assign(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This order is already assigned.');
  },
});

/** The rider is named, and the list says so. */
export const WentOffline = meta.story({
  name: 'Rider went offline',
  beforeEach: () =>
    void assignRider.mockImplementationOnce((riderId) => {
      listed = listed.map((rider) => (rider.id === riderId ? { ...rider, availability_status: 'Offline' } : rider));
      throw new Refusal(409, 'The rider is offline.');
    }),
  play: async ({ canvas }) => {
    await select(canvas, 'Tomás Rey');
    await assign(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tomás Rey is offline now. Select another rider.');
    await waitFor(() => expect(within(canvas.getByRole('row', { name: /Tomás Rey/ })).getByText('Offline')).toBeVisible());
  },
});

/** A retry requests the riders again. */
export const RidersFail = meta.story({
  beforeEach: () => void riders.mockImplementationOnce(refuse(403, 'Forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch riders')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Nadia Benali')).toBeVisible();
  },
});

export const NoRiders = meta.story({
  name: 'No riders at all',
  beforeEach: () => {
    listed = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No riders found.')).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { orderId: 'abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  },
});

/** After the last order of the list that waits the list follows. */
export const AssignedAndNext = meta.story({
  args: { list: { query: 'tab=pending', ids: ['20424', '20423', '20422'], before: 0, total: 3, size: 10 } },
  beforeEach: () => {
    one.mockImplementation((id) => {
      if (id === '20422') throw new Refusal(404, 'Order not found.');
      return { data: { data: { ...stored, id, rider: id === '20423' ? aPartner() : stored.rider } } };
    });
  },
  play: async ({ canvas }) => {
    await select(canvas, 'Fiona Walsh');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign and next' }));
    await findToast('That was the last of 3 orders.');
    await expect(onGoTo.mock.calls).toEqual([['/orders?tab=pending']]);
  },
});
