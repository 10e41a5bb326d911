'use client';
import { useEffect, useEffectEvent } from 'react';

/** Reports whether a form has unsaved changes; false once the form is unmounted. */
export function useDirty(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  const report = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
}
