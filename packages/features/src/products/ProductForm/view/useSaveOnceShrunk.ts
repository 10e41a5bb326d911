'use client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Saves at once, or as soon as images that are being made smaller are part of the form. */
export function useSaveOnceShrunk(onSave: (isAnother: boolean) => void) {
  const [areImagesShrinking, setImagesShrinking] = useState(false);
  const [waiting, setWaiting] = useState<{ isAnother: boolean }>();
  const save = useEffectEvent(() => {
    setWaiting(undefined);
    onSave(waiting?.isAnother === true);
  });
  useEffect(() => {
    // Waits until the effects of the form's owner have run, too: then the form has the smaller images.
    if (waiting !== undefined && !areImagesShrinking) queueMicrotask(() => save());
  }, [waiting, areImagesShrinking]);
  return {
    save(isAnother: boolean) {
      if (areImagesShrinking) setWaiting({ isAnother });
      else onSave(isAnother);
    },
    /** A save is waiting for the images. */
    isWaiting: waiting !== undefined,
    setImagesShrinking,
  };
}
