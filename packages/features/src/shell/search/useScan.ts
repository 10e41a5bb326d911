'use client';
import { useEffectEvent, useLayoutEffect } from 'react';
import { createScanReader } from './scanReader.ts';

const fields = 'input, textarea, select, [contenteditable]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls back with a barcode that is scanned outside fields. The scanner's Enter never presses the focused control. A barcode that
 * is scanned in an open dialog or menu is ignored.
 */
export function useScan(onScan: (barcode: string) => void): void {
  const report = useEffectEvent(onScan);
  useLayoutEffect(() => {
    const readKey = createScanReader();
    const listen = (event: KeyboardEvent) => {
      // A scanner never holds a key down.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element) || event.target.closest(fields)) return;
      const barcode = readKey(event.key, event.timeStamp);
      if (barcode === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.target.closest(overlays)) report(barcode);
    };
    // Runs before the focused control hears the key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
