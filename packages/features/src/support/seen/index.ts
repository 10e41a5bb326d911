export * from './seenMessages.ts';
export * from './ticketActivity.ts';
export * from './useWaitingTickets.ts';
