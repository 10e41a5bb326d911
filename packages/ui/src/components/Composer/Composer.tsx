'use client';
import { PaperPlaneRight } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { chatMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Composer.css.ts';

/** A message that did not reach the server. */
export interface UnsentMessage {
  /** Tells one failure from another. */
  key: string;
  text: string;
}

export interface ComposerProps {
  /** A message was sent: Enter or the button, with more than blanks. Blanks around it are left out. */
  onSend: (text: string) => void;
  /** What is there at first, for example a draft. @default '' */
  defaultValue?: string;
  /** Hears of every change, for example to keep a draft. */
  onChange?: (text: string) => void;
  /** Messages that could not be sent. The first goes back into an empty field; beside new text each waits with a Retry button. */
  unsent?: readonly UnsentMessage[];
  /** The text of this message is back in the field, so it is no longer unsent. */
  onTakeBack?: (key: string) => void;
  /** Send this message again. */
  onRetry?: (key: string) => void;
  /** Why nobody can write here, in one line. It stands in place of the field. */
  readOnlyReason?: string;
}

/** Enter ends a word of an input method before it ends a message; Safari tells by the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

const none: readonly UnsentMessage[] = [];

/** Where a message is written. What is typed stays here until it is sent, so that typing renders nothing else. */
export function Composer({ onSend, defaultValue = '', onChange, unsent = none, onTakeBack, onRetry, readOnlyReason }: ComposerProps) {
  const messages = useMessages(chatMessages);
  const [text, setText] = useState(defaultValue);
  const input = useRef<HTMLTextAreaElement>(null);
  const announcer = useRef<AnnouncerHandle>(null);
  const told = useRef(new Set<string>());

  const change = (next: string) => {
    setText(next);
    onChange?.(next);
  };

  useEffect(() => {
    const failed = unsent.filter(({ key }) => !told.current.has(key));
    const [first] = failed;
    if (first === undefined) return;
    for (const { key } of failed) told.current.add(key);
    const isFree = text.trim() === '';
    announcer.current?.announce(isFree ? messages.composerTakenBack : messages.chatNotSent);
    if (!isFree) return;
    setText(first.text);
    onChange?.(first.text);
    onTakeBack?.(first.key);
  }, [unsent, text, messages, onChange, onTakeBack]);

  function send() {
    const message = text.trim();
    input.current?.focus();
    if (message === '') return;
    change('');
    onSend(message);
  }

  if (readOnlyReason !== undefined) return <p className={styles.reason}>{readOnlyReason}</p>;

  return (
    <div className={styles.composer}>
      {unsent.map(({ key, text: words }) => (
        <div key={key} className={styles.unsent}>
          <p className={styles.unsentText}>
            {messages.composerUnsent} {words}
          </p>
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
      <div className={styles.line}>
        <AriaTextField className={styles.field} aria-label={messages.composerLabel} value={text} onChange={change}>
          <div className={styles.box()} data-text={text}>
            <AriaTextArea
              ref={input}
              rows={1}
              dir="auto"
              placeholder={messages.composerPlaceholder}
              className={styles.input}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
                event.preventDefault();
                send();
              }}
            />
          </div>
        </AriaTextField>
        <Tooltip text={messages.composerSend}>
          <AriaButton aria-label={messages.composerSend} className={styles.send} onPress={send}>
            <PaperPlaneRight weight="fill" size={20} className={styles.plane} />
          </AriaButton>
        </Tooltip>
      </div>
      <Announcer ref={announcer} politeness="assertive" />
    </div>
  );
}
