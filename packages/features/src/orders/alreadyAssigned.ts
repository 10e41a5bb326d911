import type { OrdersCopy } from './messages.ts';

/** A message that says who has an order. The server may send a rider without a name. */
export const alreadyAssigned = (name: string, messages: OrdersCopy): string =>
  name === '' ? messages.alreadyAssignedToSomebody : messages.alreadyAssigned({ name });
