'use client';
import { useEffect, useState } from 'react';
import { lazyModule } from '../../lazyPart/loading/lazyModule.ts';

const loadDrawing = lazyModule(() => import('./drawQr.ts'));

type Drawing = { state: 'drawing' } | { state: 'failed' } | { state: 'drawn'; picture: string };

interface QrPicture {
  drawing: Drawing;
  retry: () => void;
}

/** The picture of a text; the code that draws it is fetched for the first one. `undefined` draws nothing. */
export function useQrPicture(text: string | undefined): QrPicture {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ text: string; attempt: number; drawing: Drawing }>();

  useEffect(() => {
    if (text === undefined) return undefined;
    let isWanted = true;
    const show = (drawing: Drawing) => isWanted && setLatest({ text, attempt, drawing });
    loadDrawing()
      .then(({ drawQr }) => drawQr(text))
      .then(
        (picture) => show({ state: 'drawn', picture }),
        () => show({ state: 'failed' }),
      );
    return () => {
      isWanted = false;
    };
  }, [text, attempt]);

  const isCurrent = latest !== undefined && latest.text === text && latest.attempt === attempt;
  return { drawing: isCurrent ? latest.drawing : { state: 'drawing' }, retry: () => setAttempt(attempt + 1) };
}
