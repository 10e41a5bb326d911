'use client';
import { useMessages } from '../../messages/useMessages.ts';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { LoadableView } from '../LoadableView/LoadableView.tsx';
import type { ChatMessage } from '../MessageBubble/chatMessage.ts';
import * as styles from './ChatThread.css.ts';
import type { EarlierMessages } from './EarlierMessages.ts';
import { MessageList } from './list/MessageList.tsx';
import { chatThreadMessages } from './messages.ts';

export interface ChatThreadProps {
  /** Names the thread, for example 'Messages with Emma Dahl'. */
  label: string;
  /** All messages, oldest first. */
  messages: Loadable<readonly ChatMessage[]>;
  /** Loads older messages. @default the thread has no older messages */
  earlier?: EarlierMessages;
  /** Shown while loading. @default 'Loading messages...' */
  loading?: string;
}

/**
 * A conversation, grouped by day. It fills its container, which must have a height, opens at the newest message and
 * renders only what is visible.
 */
export function ChatThread({ label, messages, earlier, loading }: ChatThreadProps) {
  const copy = useMessages(chatThreadMessages);
  return (
    <div className={styles.fill}>
      <LoadableView value={messages} loading={loading ?? copy.chatLoading}>
        {(shown) => <MessageList label={label} messages={shown} earlier={earlier} />}
      </LoadableView>
    </div>
  );
}
