'use client';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.ts';
import { nextNotice, onNotice } from './notify.ts';

const Region = lazyPart(async () => (await import('./ToastRegion.tsx')).ToastRegion, { when: 'idle' });

/** Fetches the code of toasts ahead of time. */
export const preloadToasts = Region.preload;

/** Shows the messages of `notify`; render it once in an app. `preloadToasts` or else the first message fetches its code. */
export function Toasts() {
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    // Messages wait for the code. After a failed fetch the next message tries again.
    const load = () => {
      setUsed(true);
      void Region.preload();
    };
    if (nextNotice()) load();
    return onNotice(load);
  }, []);

  return isUsed && <Region />;
}
