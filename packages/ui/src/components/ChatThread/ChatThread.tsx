'use client';
import { chatMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { LoadableView } from '../LoadableView/LoadableView.tsx';
import type { ChatMessage } from '../MessageBubble/chatMessage.ts';
import * as styles from './ChatThread.css.ts';
import type { EarlierMessages } from './EarlierMessages.ts';
import { MessageList } from './MessageList.tsx';

export interface ChatThreadProps {
  /** Names the thread, for example 'Messages with Emma Dahl'. */
  label: string;
  /** All messages there are, oldest first, or that they are loading or could not be loaded. */
  messages: Loadable<readonly ChatMessage[]>;
  /** There are older messages than these. @default nothing: the first one is the first */
  earlier?: EarlierMessages;
  /** Says that messages are on their way. @default 'Loading messages...' */
  loading?: string;
}

/**
 * What people said to each other, by day. It fills its container, which must have a height, opens at the newest message
 * and draws what is on screen alone.
 */
export function ChatThread({ label, messages, earlier, loading }: ChatThreadProps) {
  const copy = useMessages(chatMessages);
  return (
    <div className={styles.fill}>
      <LoadableView value={messages} loading={loading ?? copy.chatLoading}>
        {(shown) => <MessageList label={label} messages={shown} earlier={earlier} />}
      </LoadableView>
    </div>
  );
}
