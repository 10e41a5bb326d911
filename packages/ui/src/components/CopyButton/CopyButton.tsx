'use client';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { useEffect, useRef, useState } from 'react';
import { copyMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** For example 'Copy codes'. @default 'Copy' */
  label?: string;
  /** @default 'medium' */
  size?: ButtonProps['size'];
}

const shownFor = 2000;

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const messages = useMessages(copyMessages);
  const announcer = useRef<AnnouncerHandle>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const says = { copied: messages.copyDone, failed: messages.copyFailed };

  const copy = async () => {
    // A page without a secure address has no clipboard.
    const result = await Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome(result);
    announcer.current?.announce(says[result]);
  };

  return (
    <>
      <Button size={size} icon={outcome === 'copied' ? <Check size={18} /> : <Copy size={18} />} onPress={() => void copy()}>
        {outcome === undefined ? (label ?? messages.copy) : says[outcome]}
      </Button>
      <Announcer ref={announcer} />
    </>
  );
}
