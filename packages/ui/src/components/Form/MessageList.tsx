import * as styles from './MessageList.css.ts';

/**
 * Messages of a field: one as text, several as a list. It is rendered inside a line of text, so the list uses roles instead
 * of list elements.
 */
export function MessageList({ messages }: { messages: readonly string[] }) {
  if (messages.length < 2) return messages[0];
  return (
    <span role="list">
      {messages.map((message) => (
        <span key={message} role="listitem" className={styles.item}>
          {message}
        </span>
      ))}
    </span>
  );
}
