'use client';
import { useEffect, useRef, useState } from 'react';
import { Check } from '../../icons/Check.tsx';
import { Copy } from '../../icons/Copy.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { copyButton, isCopied } from './CopyButton.css.ts';
import { copyButtonMessages } from './messages.ts';

export interface CopyButtonProps {
  /** The text to copy, or a function that returns it at the press. */
  text: string | (() => string);
  /** The label, for example 'Copy codes'. @default 'Copy' */
  label?: string;
  /** 32 or 40 px high; at least 44 px on touch. @default 'medium' */
  size?: 'small' | 'medium';
}

interface Outcome {
  result: 'copied' | 'failed';
  /** The button's width in px, kept while its label changes so that nothing beside it moves. */
  width: number;
}

const shownFor = 2000;

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const messages = useMessages(copyButtonMessages);
  const announcer = useRef<AnnouncerHandle>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const resultText = { copied: messages.copyDone, failed: messages.copyFailed };

  const copy = async (button: Element) => {
    // The clipboard exists only in a secure context.
    const result = await Promise.resolve(navigator.clipboard?.writeText(typeof text === 'string' ? text : text()) ?? Promise.reject(new Error('No clipboard'))).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome({ result, width: button.getBoundingClientRect().width });
    announcer.current?.announce(resultText[result]);
  };

  const hasCopied = outcome?.result === 'copied';
  return (
    <>
      <PressButton
        className={hasCopied ? `${copyButton[size]} ${isCopied}` : copyButton[size]}
        style={{ minInlineSize: outcome?.width }}
        onPress={({ currentTarget }) => void copy(currentTarget)}
      >
        {hasCopied ? <Check size={18} /> : <Copy size={18} />}
        {outcome === undefined ? (label ?? messages.copy) : resultText[outcome.result]}
      </PressButton>
      <Announcer ref={announcer} />
    </>
  );
}
