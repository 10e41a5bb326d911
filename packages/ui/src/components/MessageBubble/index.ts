export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
export type { ChatMessage } from './chatMessage.ts';
