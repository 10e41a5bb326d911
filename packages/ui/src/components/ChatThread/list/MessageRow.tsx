import { memo, type RefCallback } from 'react';
import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';
import { MessageBubble } from '../../MessageBubble/MessageBubble.tsx';
import * as styles from '../ChatThread.css.ts';

export interface MessageRowProps {
  message: ChatMessage;
  place: number;
  count: number;
  /** The day's label, on the first message of a day. */
  day?: string;
  measure: RefCallback<HTMLLIElement>;
}

/** A positioned message, below the day's label if it is the first of its day. */
export const MessageRow = memo(function MessageRow({ message, place, count, day, measure }: MessageRowProps) {
  const { key, ...bubble } = message;
  return (
    <li ref={measure} data-index={place} data-key={key} aria-setsize={count} aria-posinset={place + 1} className={styles.row}>
      {day !== undefined && <p className={styles.day}>{day}</p>}
      <MessageBubble {...bubble} />
    </li>
  );
});
