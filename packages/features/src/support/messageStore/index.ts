export { createMessageStore, type MessageStore, type MessageStoreOptions, type SentMessage, type ThreadSnapshot } from './messageStore.ts';
export type { ThreadRow } from './rowsOf.ts';
export type { UnsentText } from './thread.ts';
