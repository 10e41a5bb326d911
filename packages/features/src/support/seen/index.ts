export * from './seenMessages.ts';
export * from './ticketActivity.ts';
