import { order, type OrderWire } from '@valise/contract';
import { anAddress, anOrder, anOrderItem, aPartner, aTraveler, read } from '@valise/contract/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { drawnOrders } from '../testing/drawnOrders.ts';
import { OrderDetail } from './OrderDetail.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const orders = drawnOrders(30);
const found = (id: string) => ({ ...ready, data: orders.find((each) => each.id === id) ?? null });
const retry = fn().mockName('retry');

const meta = preview.meta({
  title: 'Screens/Order',
  component: OrderDetail,
  tags: ['beta', 'spec:2.2', 'spec:2.9'],
  args: { id: '20424', order: found('20424'), onGoTo: fn() },
  parameters: { api: [] },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('its cards are in the order of reading', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Order Information',
        'Items',
        'Transactions',
        'Customer',
        'Partner',
        'Contact Person',
        'Shipping Address',
        'Billing Address',
      ]);
    });
    await step('a pending order hides discount and shipping, and can be assigned', async () => {
      await expect(canvas.queryByText('Discount')).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Assign Rider' })).toHaveAttribute('href', '/orders/assignrider/20424');
    });
    await step('the provider of the payment has its mark', async () => {
      await expect(canvas.getByText('PayPal').querySelector('svg')).toBeVisible();
    });
    await step('a picture opens large, and Escape returns to it', async () => {
      const picture = canvas.getByRole('button', { name: 'Picture of Cashmere Overcoat' });
      await userEvent.click(picture);
      await screen.findByRole('dialog', { name: 'Cashmere Overcoat 2 of 3' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(picture).toHaveFocus());
    });
  },
});

export const Assigned = meta.story({
  args: { id: '20418', order: found('20418'), steps: { listHref: '/orders?page=2', place: 11, total: 184, previousHref: '/orders/ordersdetail/20424', nextHref: '/orders/ordersdetail/20417' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rider' })).toHaveTextContent('Àlex Ferrer');
    await expect(canvas.queryByRole('link', { name: 'Assign Rider' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent('$0.00Sample');
    await expect(canvas.getByText('11 of 184')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', '/orders/ordersdetail/20417');
    await expect(canvas.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute('href', '/orders?page=2');
  },
});

export const Loading = meta.story({ args: { order: { state: 'loading' } } });

export const Empty = meta.story({
  args: { order: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order 20424 not found' })).toBeVisible();
  },
});

export const Failed = meta.story({ name: 'Error', args: { order: { state: 'failed', message: 'Failed to load order data.', retry } } });

export const Busy = meta.story({ args: { order: { ...found('20418'), isRefreshing: true } } });

export const LongText = meta.story({
  args: {
    order: {
      ...ready,
      data: read(order, { ...anOrder({ contact_person: undefined, transactions: undefined, status: 'Waiting for the customs of the destination' }), traveler: null, partner: null, items: [] }),
    },
  },
});

export const Many = meta.story({
  args: { order: { ...ready, data: { ...orders[0]!, items: Array.from({ length: 40 }, () => orders[0]!.items).flat() } } },
});

/** An order from a server that does not follow the documentation. */
const sent = (overrides: Record<string, unknown>) => ({ ...ready, data: read(order, { ...anOrder(), ...overrides } as OrderWire) });
const region = (canvas: Pick<typeof screen, 'getByRole'>, name: string) => canvas.getByRole('region', { name });

export const NothingKnown = meta.story({
  name: 'Only the id',
  args: { order: { ...ready, data: read(order, { id: 7 } as OrderWire) } },
  play: async ({ canvas }) => {
    for (const name of ['Customer', 'Partner', 'Contact Person']) await expect(region(canvas, name)).toHaveTextContent('No details available');
    for (const name of ['Shipping Address', 'Billing Address']) await expect(region(canvas, name)).toHaveTextContent('No shipping address available');
    await expect(region(canvas, 'Items')).toHaveTextContent('No items');
    await expect(region(canvas, 'Order Information')).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
    await expect(canvas.queryByRole('link', { name: /^Map/ })).not.toBeInTheDocument();
    // An order without a rider offers to assign one, whatever its status.
    await expect(canvas.getByRole('link', { name: 'Assign Rider' })).toHaveAttribute('href', '/orders/assignrider/7');
  },
});

export const SumsDiffer = meta.story({
  name: 'Wrong sums',
  args: {
    order: sent({
      status: 'Shipped',
      rider: aPartner(),
      items: [anOrderItem({ product_name: 'Camel Blazer', price: '96.00', quantity: 2, total: '190.00' })],
      discount: '12.00',
      shipping: '8.00',
      transactions: [],
      total_price: '192.00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent('-$12.00');
    await expect(region(canvas, 'Transactions')).toHaveTextContent('These lines add up to $186.00, not $192.00.');
    await expect(region(canvas, 'Items')).toHaveTextContent('2 × $96.00 is $192.00, not $190.00.');
    await expect(region(canvas, 'Order Information')).toHaveTextContent('1 item, 2 pieces');
  },
});

/** Lists, texts and objects in each other's place are read as far as possible. */
export const WrongTypes = meta.story({
  args: {
    id: 'A-7/b',
    order: sent({
      id: 'A-7/b',
      status: 'Lost at sea',
      rider: [],
      created_at: '2026-99-99',
      eta: '2026-99-30T25:00:00Z',
      items_count: 'many',
      total_price: '$1,240.5',
      items: [anOrderItem({ product_name: null, product_image: null, price: 'free', quantity: '3', total: null }), 'a dress', null],
      traveler: [],
      partner: 'Paris Boutique',
      discount: 'none',
      transactions: { method: 'Cash' },
    }),
  },
  play: async ({ canvas }) => {
    const facts = within(region(canvas, 'Order Information'));
    await expect(facts.getByText('Lost at sea')).toBeVisible();
    await expect(facts.getByText('$1,240.50')).toBeVisible();
    await expect(region(canvas, 'Order Information')).not.toHaveTextContent(/NaN|Invalid|many/);
    await expect(within(region(canvas, 'Items')).getAllByRole('listitem')).toHaveLength(1);
    await expect(region(canvas, 'Partner')).toHaveTextContent('Paris Boutique');
    await expect(region(canvas, 'Customer')).toHaveTextContent('No details available');
    await expect(canvas.getByRole('link', { name: 'Assign Rider' })).toHaveAttribute('href', '/orders/assignrider/A-7%2Fb');
  },
});

const hotel = '17 Boulevard Poissonnière, 75002 Paris';

/** With impossible coordinates the map searches for the address. */
export const BadPlaces = meta.story({
  name: 'Impossible places',
  args: {
    order: sent({
      partner: aPartner({ address: hotel, latitude: 0, longitude: '0' }),
      rider: aPartner({ address: null, latitude: '91', longitude: '2' }),
      traveler: aTraveler({
        addresses: [
          anAddress({ address: hotel, latitude: 'north', longitude: -180.5 }),
          anAddress({ type: 'BILLING', name: null, address: '   ', latitude: 48.8, longitude: 2.3 }),
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    const maps = canvas.getAllByRole('link', { name: /^Map/ });
    await expect(maps.map((link) => link.getAttribute('aria-label'))).toEqual(['Map: Partner', 'Map: Shipping Address']);
    for (const map of maps) await expect(new URL(map.getAttribute('href')!).searchParams.get('query')).toBe(hotel);
    await expect(region(canvas, 'Billing Address')).toHaveTextContent('No shipping address available');
  },
});

const dana = '\u05D3\u05E0\u05D4 <b>\u05DC\u05D5\u05D9</b>';
const markup = '<img src=x onerror=alert(1)>';

/** Markup, right-to-left names and script addresses are shown as text. */
export const Markup = meta.story({
  name: 'Markup as text',
  args: {
    id: markup,
    order: sent({
      id: markup,
      status: '<i>Pending</i>',
      traveler: aTraveler({ name: dana, email: 'javascript:alert(1)', phone: markup, profile_photo: 'javascript:alert(1)', addresses: [anAddress({ name: markup, address: 'شارع <script>' })] }),
      partner: aPartner({ name: 'شركة السفر', email: 'a@b.example?bcc=c@d.example', phone: 'ask the desk' }),
      items: [anOrderItem({ product_name: markup, product_image: 'javascript:alert(1)' })],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(markup);
    await expect(within(region(canvas, 'Customer')).getByText(dana)).toBeVisible();
    await expect(within(region(canvas, 'Items')).getByText(markup)).toBeVisible();
    const addresses = [...canvasElement.querySelectorAll('[href], [src]')].flatMap((element) => [element.getAttribute('href') ?? '', element.getAttribute('src') ?? '']);
    await expect(addresses.filter((address) => /^\s*javascript:|bcc=/i.test(address))).toEqual([]);
    await expect(canvasElement.querySelector('script, [onerror], main b, main i')).toBeNull();
  },
});

/** Broken and missing pictures keep their place. */
export const BrokenPictures = meta.story({
  args: {
    order: sent({
      items: [
        anOrderItem({ product_name: 'Broken', product_image: 'data:image/png;base64,AAAA' }),
        anOrderItem({ product_name: 'None', product_image: null }),
        anOrderItem({ product_name: 'Blank', product_image: '' }),
      ],
      traveler: aTraveler({ profile_photo: 'data:image/png;base64,AAAA' }),
    }),
  },
  play: async ({ canvas }) => {
    const items = region(canvas, 'Items');
    await waitFor(() => expect(items.querySelectorAll('img')).toHaveLength(0));
    await expect(within(items).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Picture of Broken']);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
