import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of an order's cards, for the order and the refund screen. */
export const orderMessages = {
  'en-US': {
    today: ({ time }: { time: string }) => `Today, ${time}`,
    tomorrow: ({ time }: { time: string }) => `Tomorrow, ${time}`,
    minutes: ({ count }: { count: number }, { number }: Wording) => `${number(count)} min`,
    hours: ({ count }: { count: number }, { number }: Wording) => `${number(count)} h`,
    days: ({ count }: { count: number }, { number, plural }: Wording) => `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`,
    late: ({ time }: { time: string }) => `${time} late`,
    overdueBy: ({ time }: { time: string }) => `Overdue, ${time}`,
    dueAt: ({ time }: { time: string }) => `Due ${time}`,

    orderInformation: 'Order Information',
    date: 'Date',
    items: 'Items',
    eta: 'ETA',
    status: 'Status',
    total: 'Total',

    itemsAndPieces: ({ items, pieces }: { items: number; pieces: number }, { number, plural }: Wording) =>
      `${number(items)} ${plural(items, { one: 'item', other: 'items' })}, ${number(pieces)} ${plural(pieces, { one: 'piece', other: 'pieces' })}`,
    itemDiffers: ({ price, quantity, product, total }: { price: string; quantity: string; product: string; total: string }) =>
      `${quantity} × ${price} is ${product}, not ${total}.`,
    product: 'Product',
    price: 'Price',
    quantity: 'Quantity',
    noItems: 'No items',
    itemPicture: ({ name }: { name: string }) => `Picture of ${name}`,
    namelessItem: 'Item',

    transactions: 'Transactions',
    method: 'Method',
    fees: 'Fees',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    carrier: 'Carrier',
    totalDiffers: ({ sum, total }: { sum: string; total: string }) => `These lines add up to ${sum}, not ${total}.`,
    totalHasHidden: ({ sum }: { sum: string }) => `These lines add up to ${sum}. The total also has the discount and the shipping, which are shown once the order is no longer pending.`,
    sample: 'Sample',
    samplePayment: 'PayPal',

    customer: 'Customer',
    partner: 'Partner',
    rider: 'Rider',
    contactPerson: 'Contact Person',
    noDetails: 'No details available',
    map: 'Map',
    mapOf: ({ name }: { name: string }) => `Map: ${name}`,

    shippingAddress: 'Shipping Address',
    billingAddress: 'Billing Address',
    noAddress: 'No shipping address available',
  },
};

export type OrderCopy = Messages<(typeof orderMessages)['en-US']>;
