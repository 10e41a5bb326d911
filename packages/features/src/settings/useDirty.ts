'use client';
import { useEffect, useEffectEvent } from 'react';

/** Tells whether leaving now would lose something, and that nothing is left to lose when the form is gone. */
export function useDirty(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
}
