'use client';
import { type RefObject, useCallback, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { DayFault } from './DaySegment.tsx';
import { dateFieldMessages } from './messages.ts';
import { useRefusedSubmit } from './useRefusedSubmit.ts';

/** The problem with a typed day. It blocks the form, and is an error once the field is left or the form sent. */
export function useDayFault(root: RefObject<HTMLElement | null>) {
  const messages = useMessages(dateFieldMessages);
  const [fault, setFault] = useState<DayFault>();
  // A day is also incomplete while it is being typed.
  const [isLeft, setLeft] = useState(false);
  const change = useCallback((next: DayFault | undefined) => {
    setFault(next);
    if (next === undefined) setLeft(false);
  }, []);
  useRefusedSubmit(root, fault !== undefined, () => {
    setLeft(true);
    const segment = fault === 'incomplete' ? '[role="spinbutton"][data-placeholder]' : '[role="spinbutton"]';
    root.current?.querySelector<HTMLElement>(segment)?.focus();
  });
  const isFaulty = fault !== undefined;
  const message = fault === 'incomplete' ? messages.dateIncomplete : messages.dateMissing;
  return { isFaulty, error: isFaulty && isLeft ? message : undefined, change, leave: () => setLeft(isFaulty) };
}
