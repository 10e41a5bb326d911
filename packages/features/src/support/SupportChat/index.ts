export { SupportChat, type SupportChatProps } from './SupportChat.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
export { SupportChatContainer, type SupportChatContainerProps } from './SupportChatContainer.tsx';
