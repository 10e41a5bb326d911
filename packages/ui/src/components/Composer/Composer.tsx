'use client';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { ArrowRight } from '../../icons/ArrowRight.tsx';
import { PaperPlaneRightFill } from '../../icons/PaperPlaneRightFill.tsx';
import { isComposing } from '../../isComposing.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Composer.css.ts';
import { composerMessages } from './messages.ts';

/** A message that could not be sent. */
export interface UnsentMessage {
  /** Unique among the failed messages. */
  key: string;
  text: string;
  /** Why, in a sentence. */
  reason?: string;
}

export interface ComposerHandle {
  focus: () => void;
  /** Adds a text to the end of the field, and focuses it. */
  insert: (text: string) => void;
}

export interface ComposerProps {
  /** Called with the trimmed text on Enter or the button, unless it is empty. */
  onSend: (text: string) => void;
  /** Sends like `onSend` and goes on to the next conversation, on Ctrl or ⌘ Enter and a second button. @default no such button */
  onSendAndNext?: (text: string) => void;
  /** The initial text, for example a draft. @default '' */
  defaultValue?: string;
  /** Called on every change, for example to save a draft. */
  onChange?: (text: string) => void;
  /**
   * Messages that could not be sent. The first one returns to an empty field, and a line says so until the text is changed or sent;
   * otherwise each is listed with a Retry button.
   */
  unsent?: readonly UnsentMessage[];
  /** Called when the text of a failed message has returned to the field. Remove the message from `unsent`. */
  onRestore?: (key: string) => void;
  /** Sends a failed message again. */
  onRetry?: (key: string) => void;
  /** The reason why messages cannot be sent here, in one line. It replaces the field. */
  readOnlyReason?: string;
  /** Shown before the field, for example a menu of texts to insert. */
  start?: ReactNode;
  ref?: Ref<ComposerHandle>;
}

const none: readonly UnsentMessage[] = [];

/** A field for writing messages. It keeps the text until it is sent, so that typing renders only the field. */
export function Composer({ onSend, onSendAndNext, defaultValue = '', onChange, unsent = none, onRestore, onRetry, readOnlyReason, start, ref }: ComposerProps) {
  const messages = useMessages(composerMessages);
  const [text, setText] = useState(defaultValue);
  /** The text of a failed message is in the field again, and why it failed. */
  const [restored, setRestored] = useState<{ reason: string | undefined }>();
  const noticeId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const announcer = useRef<AnnouncerHandle>(null);
  const announced = useRef(new Set<string>());

  const change = (next: string) => {
    setText(next);
    setRestored(undefined);
    onChange?.(next);
  };

  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    insert(added) {
      const { current } = input;
      const before = current?.value ?? '';
      change(before.trim() === '' ? added : `${before.trimEnd()} ${added}`);
      current?.focus();
    },
  }));

  useEffect(() => {
    const failed = unsent.filter(({ key }) => !announced.current.has(key));
    const [first] = failed;
    if (first === undefined) return;
    for (const { key } of failed) announced.current.add(key);
    const isFree = text.trim() === '';
    const sentence = isFree ? messages.composerRestored : messages.composerNotSent;
    announcer.current?.announce(first.reason === undefined ? sentence : `${sentence} ${first.reason}`);
    if (!isFree) return;
    setText(first.text);
    setRestored({ reason: first.reason });
    onChange?.(first.text);
    onRestore?.(first.key);
  }, [unsent, text, messages, onChange, onRestore]);

  function send(deliver: (text: string) => void) {
    const message = text.trim();
    input.current?.focus();
    if (message === '') return;
    change('');
    deliver(message);
  }

  if (readOnlyReason !== undefined) return <p className={styles.reason}>{readOnlyReason}</p>;

  return (
    <div className={styles.composer}>
      {unsent.map(({ key, text: words, reason }) => (
        <div key={key} className={styles.unsent}>
          <div className={styles.unsentWords}>
            <p className={styles.unsentText}>
              {messages.composerUnsent} {words}
            </p>
            {reason !== undefined && <p>{reason}</p>}
          </div>
          <Button
            size="small"
            variant="ghost"
            onPress={() => {
              input.current?.focus();
              onRetry?.(key);
            }}
          >
            {messages.composerRetry}
          </Button>
        </div>
      ))}
      {restored !== undefined && (
        <div id={noticeId} className={styles.notice}>
          <p>{messages.composerRestored}</p>
          {restored.reason !== undefined && <p>{restored.reason}</p>}
        </div>
      )}
      <div className={styles.line}>
        {start}
        <div className={styles.field}>
          <div className={styles.box} data-text={text === '' ? messages.composerPlaceholder : text}>
            <textarea
              ref={input}
              rows={1}
              dir="auto"
              aria-label={messages.composerLabel}
              aria-describedby={restored === undefined ? undefined : noticeId}
              value={text}
              onChange={({ target }) => change(target.value)}
              placeholder={messages.composerPlaceholder}
              className={styles.input}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
                event.preventDefault();
                send(onSendAndNext && (event.ctrlKey || event.metaKey) ? onSendAndNext : onSend);
              }}
            />
          </div>
        </div>
        <Tooltip text={messages.composerSend}>
          <PressButton aria-label={messages.composerSend} className={styles.send} onPress={() => send(onSend)}>
            <PaperPlaneRightFill size={20} className={styles.plane} />
          </PressButton>
        </Tooltip>
        {onSendAndNext && (
          <Tooltip text={messages.composerSendAndNext}>
            <PressButton aria-label={messages.composerSendAndNext} className={styles.sendAndNext} onPress={() => send(onSendAndNext)}>
              <ArrowRight size={20} className={styles.plane} />
            </PressButton>
          </Tooltip>
        )}
      </div>
      <Announcer ref={announcer} politeness="assertive" />
    </div>
  );
}
