'use client';
import { notify, withdraw } from '@valise/ui/Toast';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that reports a change and offers Undo, for 8 seconds or until the screen is left. Its identity never
 * changes.
 *
 * ```tsx
 * const offerUndo = useUndo();
 * offerUndo(messages.filtersCleared, () => onListStateChange(before));
 * ```
 */
export function useUndo(): (text: string, onUndo: () => void) => void {
  const offered = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (offered.current !== undefined) withdraw(offered.current);
    },
    [],
  );
  return useCallback((text, onUndo) => {
    offered.current = text;
    notify(text, { onUndo });
  }, []);
}
