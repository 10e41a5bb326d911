'use client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Saves at once, or as soon as the images that are being made smaller are part of the form. */
export function useSaveOnceShrunk(onSave: (isAnother: boolean) => void) {
  const [areImagesShrinking, setImagesShrinking] = useState(false);
  const [waiting, setWaiting] = useState<{ isAnother: boolean }>();
  const save = useEffectEvent(() => {
    setWaiting(undefined);
    onSave(waiting?.isAnother === true);
  });
  useEffect(() => {
    // The form's owner knows the smaller images once its effects have run too.
    if (waiting !== undefined && !areImagesShrinking) queueMicrotask(() => save());
  }, [waiting, areImagesShrinking]);
  return {
    save(isAnother: boolean) {
      if (areImagesShrinking) setWaiting({ isAnother });
      else onSave(isAnother);
    },
    /** A save waits for the images. */
    isWaiting: waiting !== undefined,
    setImagesShrinking,
  };
}
