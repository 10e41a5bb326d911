import { order, rider } from '@valise/contract';
import { anOrder, aPartner, aRider, manyRiders, read, readAll } from '@valise/contract/samples';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { setOnline } from '../../kit/testing/setOnline.ts';
import { AssignRider } from './AssignRider.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const onAssign = fn().mockName('onAssign');

const meta = preview.meta({
  title: 'Screens/Assign rider',
  component: AssignRider,
  tags: ['beta', 'spec:2.2', 'spec:2.5'],
  args: { orderId: '20424', order: { ...ready, data: read(order, anOrder()) }, riders: { ...ready, data: readAll(rider, manyRiders(23)) }, onAssign },
  beforeEach: () => void onAssign.mockClear(),
});

export const Default = meta.story();

export const Loading = meta.story({ args: { riders: { state: 'loading' } } });

export const Empty = meta.story({ args: { riders: { ...ready, data: [] } } });

export const Failed = meta.story({ name: 'Error', args: { riders: { state: 'failed', message: 'Failed to fetch riders', retry: fn() } } });

export const Refused = meta.story({
  args: { failure: { message: 'Failed to assign rider', detail: 'Tomás Rey is offline now. Select another rider.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to assign rider');
  },
});

export const AlreadyAssigned = meta.story({ args: { order: { ...ready, data: read(order, anOrder({ rider: aPartner({ name: 'Nadia Benali' }) })) } } });

export const OrderFailed = meta.story({
  args: { order: { state: 'failed', message: 'Failed to load order data.', retry: fn().mockName('retry') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load order data.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The chosen rider's name stands in one line beside the reason why Assign does nothing. */
export const Offline = meta.story({
  args: { failure: { message: 'Failed to assign rider' } },
  beforeEach: () => () => setOnline(true),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Nadia Benali' }));
    setOnline(false);
    await canvas.findByText('You are offline. This works again once the connection is back.');
    const chosen = canvas.getByText('Nadia Benali selected');
    for (const width of ['1180px', '900px', '700px', '480px', '320px']) {
      canvasElement.style.inlineSize = width;
      await expect(chosen.getBoundingClientRect().height, width).toBeLessThanOrEqual(2 * Number.parseFloat(getComputedStyle(chosen).lineHeight));
    }
    canvasElement.style.removeProperty('inline-size');
  },
});

export const Busy = meta.story({ args: { isBusy: true } });

export const LongText = meta.story({
  args: { riders: { ...ready, data: [read(rider, aRider({ name: 'Maximiliana Constantinopolitana de la Fontaine-Rochefoucauld', email: 'maximiliana.constantinopolitana@riders.valise.club', eta: 'when the ferry has arrived' })), read(rider, { id: 9 })] } },
});

export const Many = meta.story({ args: { riders: { ...ready, data: readAll(rider, manyRiders(2000)) } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
