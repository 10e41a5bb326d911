'use client';
import { useEffect, useRef, useState } from 'react';
import { ArrowDown } from '../../../icons/ArrowDown.tsx';
import { useFormats } from '../../../messages/formats.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../../Announcer/Announcer.tsx';
import { Button } from '../../Button/Button.tsx';
import { Spinner } from '../../Spinner/Spinner.tsx';
import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';
import * as styles from '../ChatThread.css.ts';
import { dayLabel, startsDay } from '../days/dayLabel.ts';
import type { EarlierMessages } from '../EarlierMessages.ts';
import { MessageRow } from './MessageRow.tsx';
import { chatThreadMessages } from '../messages.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import { useToday } from '../days/useToday.ts';
import { threadChanges } from './threadChanges.ts';

export interface MessageListProps {
  label: string;
  messages: readonly ChatMessage[];
  earlier?: EarlierMessages;
}

/** The messages of a thread, and the announcements of new ones. */
export function MessageList({ label, messages, earlier }: MessageListProps) {
  const copy = useMessages(chatThreadMessages);
  const formats = useFormats();
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const polite = useRef<AnnouncerHandle>(null);
  const assertive = useRef<AnnouncerHandle>(null);
  const known = useRef(messages);
  const [unseen, setUnseen] = useState(0);
  const { items, list, measure, toEnd, isAtEnd, scrolled } = useThreadScroll(box, messages);

  useEffect(() => {
    const { received, hasWritten, isSent, hasFailed } = threadChanges(known.current, messages);
    known.current = messages;
    const [first] = received;
    if (hasFailed) assertive.current?.announce(copy.chatNotSent);
    if (first !== undefined) {
      const { author, text } = first;
      polite.current?.announce(
        received.length === 1 ? copy.chatMessage({ author: author.name, text }) : copy.chatNew({ count: received.length }),
      );
      if (!isAtEnd()) setUnseen((count) => count + received.length);
    } else if (isSent) {
      polite.current?.announce(copy.chatSent);
    }
    if (hasWritten) toEnd();
  }, [messages, copy, toEnd, isAtEnd]);

  const loadEarlier = () => {
    const { current } = box;
    if (current !== null && earlier !== undefined && !earlier.isLoading && current.scrollTop < current.clientHeight) earlier.onLoad();
  };
  // A thread that does not fill its box cannot be scrolled. Older messages are loaded once only, so that a failure does not loop.
  const loadedFor = useRef<readonly ChatMessage[]>(undefined);
  useEffect(() => {
    if (loadedFor.current === messages) return;
    loadedFor.current = messages;
    loadEarlier();
  });

  return (
    <div className={styles.thread}>
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        // A scroll container must be focusable to be scrolled by keyboard.
        tabIndex={0}
        className={styles.box}
        onScroll={() => {
          if (scrolled()) setUnseen(0);
          loadEarlier();
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
                  day={at !== null && startsDay(messages, index) ? dayLabel(at, today, copy, formats) : undefined}
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
