'use client';
import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from '../../../keyLetter.ts';

/** Matches fields for text, which have their own undo. */
const textFields = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, [contenteditable]';

/** Calls back on Ctrl or ⌘ Z, except in a text field. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keyLetter(event) === 'z';
      if (!isUndo || event.defaultPrevented || document.activeElement?.closest(textFields)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
