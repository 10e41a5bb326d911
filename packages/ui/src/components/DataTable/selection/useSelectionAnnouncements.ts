'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../../Announcer/Announcer.tsx';
import { dataTableMessages } from '../messages.ts';

/**
 * Returns a function that announces how many rows are selected. The announcement is cleared once the number changes without it,
 * for example because rows were deleted, so that a screen reader never finds an old number.
 */
export function useSelectionAnnouncements(announcer: RefObject<AnnouncerHandle | null>, count: number) {
  const messages = useMessages(dataTableMessages);
  const announced = useRef<number>(undefined);

  useEffect(() => {
    if (announced.current === undefined || announced.current === count) return;
    announced.current = undefined;
    announcer.current?.announce('');
  }, [announcer, count]);

  return (next: number, total: number) => {
    announced.current = next;
    announcer.current?.announce(messages.tableSelectedOf({ count: next, total }));
  };
}
