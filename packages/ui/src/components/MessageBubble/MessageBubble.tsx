'use client';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { useLocale } from 'react-aria-components/I18nProvider';
import { chatMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ChatMessage } from './chatMessage.ts';
import { clockTime } from './clockTime.ts';
import * as styles from './MessageBubble.css.ts';

export interface MessageBubbleProps extends Omit<ChatMessage, 'key'> {}

const icons = {
  pending: <HourglassMedium size={14} />,
  sent: <Check size={14} weight="bold" />,
  failed: <X size={14} weight="bold" />,
} as const;

/** One message: what was said, when, and how far it has come. */
export function MessageBubble({ text, at, isOwn, author, status }: MessageBubbleProps) {
  const messages = useMessages(chatMessages);
  const { locale } = useLocale();
  const kind = status === 'failed' ? 'failed' : 'own';
  const words = { pending: messages.chatPending, sent: messages.chatSent, failed: messages.chatFailed };
  return (
    <div className={styles.message({ isOwn })}>
      {!isOwn && <Avatar size="small" name={author.name} src={author.picture} id={author.id} />}
      <div className={styles.column({ isOwn })}>
        <p className={styles.bubble({ kind: isOwn ? kind : 'other' })}>
          <span className={styles.author}>{isOwn ? messages.chatYou : author.name}: </span>
          <span dir="auto" className={styles.words}>
            {text}
          </span>
        </p>
        <p className={styles.meta} data-failed={status === 'failed' || undefined}>
          {at === null ? '–' : <time dateTime={at.toISOString()}>{clockTime(at, locale)}</time>}
          {isOwn && status !== undefined && (
            <>
              {icons[status]}
              {words[status]}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
