export * from './isOwnMessage.ts';
export * from './messageStore/index.ts';
export * from './search/index.ts';
export * from './seen/index.ts';
export * from './TicketList/index.ts';
export * from './SupportChat/index.ts';
