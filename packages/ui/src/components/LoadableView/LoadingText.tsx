'use client';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { loads } from './loads.ts';
import { loadingMessages } from './messages.ts';

export interface LoadingTextProps {
  /** For example 'Loading product...'. */
  text: string;
  /** Shown before the text, for example a spinner. */
  children?: ReactNode;
  /** The class of the paragraph. */
  className?: string;
}

/** The text in place of data that is loading. All such texts on a page are announced as one, and so is the end of the last. */
export function LoadingText({ text, children, className }: LoadingTextProps) {
  const words = useMessages(loadingMessages);
  useEffect(() => loads.begin(text, words), [text, words]);
  return (
    <p role="status" aria-live="off" className={className}>
      {children}
      {text}
    </p>
  );
}
