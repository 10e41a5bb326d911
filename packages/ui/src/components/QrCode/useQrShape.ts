'use client';
import { useEffect, useState } from 'react';
import { lazyModule } from '../../lazyPart/loading/lazyModule.ts';
import type { QrShape } from './drawQr.ts';

const loadDrawing = lazyModule(() => import('./drawQr.ts'));

type Drawing = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; shapeOf: (text: string) => QrShape };

/** Returns a function that turns texts into codes, for many codes at once. It is fetched by the first component that needs it. */
export function useQrShape(): { drawing: Drawing; retry: () => void } {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'loading' });
  const isLoading = drawing.state === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const show = (next: Drawing) => isWanted && setDrawing(next);
    loadDrawing().then(
      ({ qrShape }) => show({ state: 'ready', shapeOf: qrShape }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading]);

  return { drawing, retry: () => setDrawing({ state: 'loading' }) };
}
