/** The type that a message's sender has. Laravel sends a class name such as `App\Models\Partner`, whose last part is the type. */
export const shortType = (type: string): string => type.trim().replace(/^.*\\/, '');

const STAFF = ['admin', 'partner', 'rider'];
const TRAVELER = ['user', 'traveler'];

export const isSameType = (one: string, other: string): boolean => shortType(one).toLowerCase() === shortType(other).toLowerCase();

/** Whether a type tells nothing about the sender: it is missing, or the class of Laravel's one model for everybody. */
export const isAnyType = (type: string): boolean => type.trim() === '' || /\\user$/i.test(type.trim());

const isAmong = (types: readonly string[], type: string) => types.some((known) => isSameType(known, type));

export const isTravelerType = (type: string): boolean => isAmong(TRAVELER, type);

/** The side of a message that is not the viewer's own: of the person who opened the ticket, of a member of staff, or unknown. */
export function sideOf(senderType: string, ticketType: string): 'ticket' | 'staff' | 'unknown' {
  if (isAnyType(senderType) || isSameType(senderType, ticketType)) return 'ticket';
  if (isTravelerType(senderType) && (ticketType.trim() === '' || isTravelerType(ticketType))) return 'ticket';
  return isAmong(STAFF, senderType) ? 'staff' : 'unknown';
}

/** Whether staff wrote a message that is not the viewer's own, in a ticket that the viewer's side answers. */
export const isFromColleague = (senderType: string, ticketType: string, viewerType: string): boolean =>
  sideOf(senderType, ticketType) === 'staff' && !isTravelerType(viewerType) && !isSameType(viewerType, ticketType);
