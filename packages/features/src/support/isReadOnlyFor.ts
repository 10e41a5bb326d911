import type { Ticket, User } from '@valise/contract';

/** A user of the type `user` can only read the ticket of an order (spec 2.6). */
export const isReadOnlyFor = ({ type }: Pick<User, 'type'>, { orderId }: Pick<Ticket, 'orderId'>): boolean =>
  orderId !== null && type.trim().toLowerCase() === 'user';
