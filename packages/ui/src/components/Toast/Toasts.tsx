'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { fetchBehindData } from '../../lazyPart/loading/fetchBehindData.ts';
import { lazyModule } from '../../lazyPart/loading/lazyModule.ts';
import { onNotice } from './notify.ts';

const region = lazyModule(() => import('./ToastRegion.tsx'));

/** Shows the messages of `notify`; rendered once in an app. Its code is fetched behind the page's data, or with the first message. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { ToastRegion } = await region();
      setRegion(() => ToastRegion);
    };
    // The message waits, and `fetchBehindData` tries the failed code again.
    const stop = [fetchBehindData(load), onNotice(() => void load().catch(() => {}))];
    return () => stop.forEach((end) => end());
  }, []);
  return Region && <Region />;
}
