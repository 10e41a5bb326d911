import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of an order's cards, for the order and the refund screen. */
export const orderMessages = {
  'en-US': {
    today: ({ time }: { time: string }) => `Today, ${time}`,
    tomorrow: ({ time }: { time: string }) => `Tomorrow, ${time}`,

    orderInformation: 'Order Information',
    date: 'Date',
    items: 'Items',
    eta: 'ETA',
    status: 'Status',
    total: 'Total',

    itemCount: ({ count }: { count: number }, { number, plural }: Wording) => `${number(count)} ${plural(count, { one: 'item', other: 'items' })}`,
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
