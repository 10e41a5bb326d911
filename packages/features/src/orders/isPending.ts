import type { Order } from '@valise/contract';

/** Whether an order waits for a rider; every other is assigned (document 2, section 4). */
export const isPending = ({ status, rider }: Pick<Order, 'status' | 'rider'>): boolean => rider === null && status.trim().toLowerCase() === 'pending';
