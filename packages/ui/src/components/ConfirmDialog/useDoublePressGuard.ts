'use client';
import { useEffect, useRef } from 'react';

// As long as the second press of a double press may take.
const DOUBLE_PRESS_MS = 500;

/** For `shouldCloseOnInteractOutside`: the second press of the double press that opened a dialog does not close it. */
export function useDoublePressGuard(isOpen: boolean): () => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return () => performance.now() - openedAt.current > DOUBLE_PRESS_MS;
}
