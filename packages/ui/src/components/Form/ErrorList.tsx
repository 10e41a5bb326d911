import * as styles from './ErrorList.css.ts';

export interface ErrorListProps {
  /** What is wrong with one field; a single message stands without a list. */
  messages: readonly string[];
}

/** Everything that is wrong with a field. Its place is inside a line of text, so the list is one by its roles. */
export function ErrorList({ messages }: ErrorListProps) {
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
