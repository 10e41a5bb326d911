import type { OrdersCopy } from './messages.ts';

/** Says who has an order. A rider may be sent without a name. */
export const alreadyAssigned = (name: string, messages: OrdersCopy): string =>
  name === '' ? messages.alreadyAssignedToSomebody : messages.alreadyAssigned({ name });
