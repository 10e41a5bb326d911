'use client';
import { ArrowDown } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { chatMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ChatMessage } from '../MessageBubble/chatMessage.ts';
import * as styles from './ChatThread.css.ts';
import { dayLabel, startsDay } from './dayLabel.ts';
import type { EarlierMessages } from './EarlierMessages.ts';
import { MessageRow } from './MessageRow.tsx';
import { useThreadScroll } from './useThreadScroll.ts';
import { useToday } from './useToday.ts';
import { whatChanged } from './whatChanged.ts';

export interface MessageListProps {
  label: string;
  messages: readonly ChatMessage[];
  earlier?: EarlierMessages;
}

/** The messages of a thread, and a voice for those who listen. */
export function MessageList({ label, messages, earlier }: MessageListProps) {
  const copy = useMessages(chatMessages);
  const { locale } = useLocale();
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const polite = useRef<AnnouncerHandle>(null);
  const assertive = useRef<AnnouncerHandle>(null);
  const known = useRef(messages);
  const [unseen, setUnseen] = useState(0);
  const { items, list, measure, toEnd, isAtEnd, scrolled } = useThreadScroll(box, messages);

  useEffect(() => {
    const { received, hasWritten, isSent, hasFailed } = whatChanged(known.current, messages);
    known.current = messages;
    const [first] = received;
    if (hasFailed) assertive.current?.announce(copy.chatNotSent);
    if (first !== undefined) {
      const { author, text } = first;
      polite.current?.announce(
        received.length === 1 ? copy.chatSaid({ author: author.name, text }) : copy.chatNew({ count: received.length }),
      );
      if (!isAtEnd()) setUnseen((count) => count + received.length);
    } else if (isSent) {
      polite.current?.announce(copy.chatSent);
    }
    if (hasWritten) toEnd();
  }, [messages, copy, toEnd, isAtEnd]);

  const askForEarlier = () => {
    const { current } = box;
    if (current !== null && earlier !== undefined && !earlier.isLoading && current.scrollTop < current.clientHeight) earlier.onLoad();
  };
  // A thread that does not fill its box cannot be scrolled for more. One try: what fails is not asked for in a loop.
  const askedFor = useRef<readonly ChatMessage[]>(undefined);
  useEffect(() => {
    if (askedFor.current === messages) return;
    askedFor.current = messages;
    askForEarlier();
  });

  return (
    <div className={styles.thread}>
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        // A box that scrolls is a stop for those who scroll by keyboard.
        tabIndex={0}
        className={styles.box}
        onScroll={() => {
          if (scrolled()) setUnseen(0);
          askForEarlier();
        }}
      >
        {messages.length === 0 ? (
          <p className={styles.empty}>{copy.chatEmpty}</p>
        ) : (
          <ol ref={list} className={styles.list}>
            {items.map(({ index, key }) => {
              const message = messages[index];
              if (message === undefined) return null;
              const { at } = message;
              return (
                <MessageRow
                  key={key}
                  message={message}
                  place={index}
                  count={messages.length}
                  day={at !== null && startsDay(messages, index) ? dayLabel(at, today, copy, locale) : undefined}
                  measure={measure}
                />
              );
            })}
          </ol>
        )}
      </div>
      {earlier?.isLoading === true && (
        <p className={styles.earlier}>
          <Spinner />
          {copy.chatLoadingEarlier}
        </p>
      )}
      {unseen > 0 && (
        <div className={styles.unseen}>
          <Button
            size="small"
            variant="primary"
            icon={<ArrowDown size={16} />}
            onPress={() => {
              toEnd();
              box.current?.focus();
            }}
          >
            {copy.chatNew({ count: unseen })}
          </Button>
        </div>
      )}
      <Announcer ref={polite} />
      <Announcer ref={assertive} politeness="assertive" />
    </div>
  );
}
