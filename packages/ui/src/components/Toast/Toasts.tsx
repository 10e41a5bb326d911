'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { nextNotice, onNotice } from './notify.ts';

/** Stands once in an app and shows what `notify` says. Its code is fetched with the first message. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(() => {
    // A failed fetch is tried again with the next message; until then the messages wait.
    const load = () =>
      import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    if (nextNotice()) void load();
    return onNotice(() => void load());
  }, []);

  return Region && <Region />;
}
