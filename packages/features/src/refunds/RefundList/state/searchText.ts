import type { Refund } from '@valise/contract';

/** The searched text of a refund: its number and id, its order's id, its traveler and its partner, one a line. */
export const searchText = ({ refundId, id, order, travelerName, partnerName }: Refund): string =>
  [refundId, `#${id}`, order === null ? '' : `#${order.id}`, travelerName, partnerName].join('\n');
