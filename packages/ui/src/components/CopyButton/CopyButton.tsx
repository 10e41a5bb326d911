'use client';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { copyMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { copyButton, isCopied } from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** For example 'Copy codes'. @default 'Copy' */
  label?: string;
  /** 32 or 40 px high; at least 44 px on touch. @default 'medium' */
  size?: 'small' | 'medium';
}

interface Outcome {
  result: 'copied' | 'failed';
  /** The button's own, in px: what it says meanwhile moves nothing beside it. */
  width: number;
}

const shownFor = 2000;

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const messages = useMessages(copyMessages);
  const announcer = useRef<AnnouncerHandle>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const says = { copied: messages.copyDone, failed: messages.copyFailed };

  const copy = async (button: Element) => {
    // A page without a secure address has no clipboard.
    const result = await Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome({ result, width: button.getBoundingClientRect().width });
    announcer.current?.announce(says[result]);
  };

  const hasCopied = outcome?.result === 'copied';
  return (
    <>
      <AriaButton
        className={hasCopied ? `${copyButton[size]} ${isCopied}` : copyButton[size]}
        style={{ minInlineSize: outcome?.width }}
        onPress={({ target }) => void copy(target)}
      >
        {hasCopied ? <Check size={18} /> : <Copy size={18} />}
        {outcome === undefined ? (label ?? messages.copy) : says[outcome.result]}
      </AriaButton>
      <Announcer ref={announcer} />
    </>
  );
}
