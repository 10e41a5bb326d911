/** The names of the columns of Today's Queue; the order list uses them too. */
export const queueMessages = {
  'en-US': {
    preparing: 'Preparing',
    pickup: 'Pickup',
    delivery: 'Delivery',
    return: 'Return',
    cleaning: 'Cleaning',
    queueFailed: 'Failed to load queue data',
  },
};
