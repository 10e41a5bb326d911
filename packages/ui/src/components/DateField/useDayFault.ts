'use client';
import { type RefObject, useCallback, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { DayFault } from './DaySegment.tsx';
import { dateFieldMessages } from './messages.ts';
import { useRefusedSubmit } from './useRefusedSubmit.ts';

/** The segment to mend. */
const faultySegment: Readonly<Record<DayFault, string>> = {
  incomplete: '[data-type][data-placeholder]',
  missing: '[data-type="day"]',
  early: '[data-type="year"]',
};

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
    root.current?.querySelector<HTMLElement>(faultySegment[fault ?? 'missing'])?.focus();
  });
  const isFaulty = fault !== undefined;
  const words = { incomplete: messages.dateIncomplete, missing: messages.dateMissing, early: messages.dateEarly };
  return { isFaulty, error: isFaulty && isLeft ? words[fault] : undefined, change, leave: () => setLeft(isFaulty) };
}
