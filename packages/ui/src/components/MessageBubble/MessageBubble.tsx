'use client';
import { CheckBold } from '../../icons/CheckBold.tsx';
import { HourglassMedium } from '../../icons/HourglassMedium.tsx';
import { XBold } from '../../icons/XBold.tsx';
import { useFormats } from '../../messages/formats.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ChatMessage } from './chatMessage.ts';
import { linkParts } from './linkParts.ts';
import * as styles from './MessageBubble.css.ts';
import { messageBubbleMessages } from './messages.ts';

export interface MessageBubbleProps extends Omit<ChatMessage, 'key'> {}

const icons = {
  pending: <HourglassMedium size={14} />,
  sent: <CheckBold size={14} />,
  failed: <XBold size={14} />,
} as const;

/** One message with its text, time and delivery state. Addresses in the text are links that open in a new tab. */
export function MessageBubble({ text, at, isOwn, isColleague = false, author, status }: MessageBubbleProps) {
  const messages = useMessages(messageBubbleMessages);
  const { time } = useFormats();
  const side = isOwn ? 'own' : isColleague ? 'colleague' : 'other';
  const picture = <Avatar size="small" name={author.name} src={author.picture} id={author.id} />;
  const words = { pending: messages.chatPending, sent: messages.chatSent, failed: messages.chatFailed };
  return (
    <div className={styles.messages[side]}>
      {side === 'other' && picture}
      <div className={styles.columns[side]}>
        <p className={styles.bubbles[isOwn && status === 'failed' ? 'failed' : side]}>
          <span className={styles.authors[side]}>
            {isOwn ? messages.chatYou : author.name}
            <span className={styles.colon}>: </span>
          </span>
          <span dir="auto" className={styles.words}>
            {linkParts(text).map((part, place) =>
              part.href === undefined ? (
                part.text
              ) : (
                <a key={place} href={part.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {part.text}
                </a>
              ),
            )}
          </span>
        </p>
        <p className={styles.meta} data-failed={status === 'failed' || undefined}>
          {at === null ? '–' : <time dateTime={at.toISOString()}>{time(at)}</time>}
          {isOwn && status !== undefined && (
            <>
              {icons[status]}
              {words[status]}
            </>
          )}
        </p>
      </div>
      {side === 'colleague' && picture}
    </div>
  );
}
