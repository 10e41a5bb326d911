export { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
export type { EarlierMessages } from './EarlierMessages.ts';
export type { ChatMessage } from '../MessageBubble/chatMessage.ts';
