import type { Order } from '@valise/contract';

/** Whether a refund's order has more than an id and names, so that it need not be requested. */
export const hasOrderParts = ({ status, createdAt, items }: Order): boolean => status !== '' || createdAt !== '' || items.length > 0;
