/** The labels of the statuses of an order, by key. */
export const orderStatusMessages = {
  'en-US': {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    returned: 'Returned',
    cancelled: 'Cancelled',
  },
};
