'use client';
import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { BackContext } from './BackProvider.tsx';

const textFields = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=range], [role=combobox])';
const isTextField = (target: EventTarget | null) => target instanceof Element && target.matches(textFields);

/** Makes the browser's Back close an open overlay, but not one with text that was typed into it, which would be lost. */
export function useBackCloses(overlay: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  const hold = use(BackContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || hold === undefined) return undefined;
    let isTypedInto = false;
    const stop = new AbortController();
    document.addEventListener(
      'input',
      ({ target }) => {
        if (isTextField(target) && overlay.current?.contains(target as Element)) isTypedInto = true;
      },
      { signal: stop.signal, capture: true },
    );
    const release = hold(() => {
      if (!isTypedInto) onBack();
    });
    return () => {
      stop.abort();
      release();
    };
  }, [overlay, isOpen, hold]);
}
