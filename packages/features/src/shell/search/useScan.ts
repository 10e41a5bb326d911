'use client';
import { setInputValue } from '@valise/ui/Field';
import { useEffectEvent, useLayoutEffect } from 'react';
import { createScanReader, type Scan } from './scanReader.ts';

const lines = ['text', 'search', 'tel', 'url', 'number'];
const otherFields = 'select, [contenteditable]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const listSearch = 'main input[type="search"]';

/** Where a scan ends: in a line or an area of text, in another field that keeps what is typed, or outside of fields. */
function placeOf(target: Element): 'line' | 'area' | 'other' | 'outside' {
  if (target instanceof HTMLInputElement) {
    if (['checkbox', 'radio', 'button'].includes(target.type)) return 'outside';
    return lines.includes(target.type) && !target.readOnly ? 'line' : 'other';
  }
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? 'other' : 'area';
  return target.closest(otherFields) === null ? 'outside' : 'other';
}

/** Replaces what a scanner has just typed at the caret. */
function replaceScanned(input: HTMLInputElement | HTMLTextAreaElement, typed: string, text: string) {
  const { value } = input;
  const end = input.selectionStart ?? value.length;
  const start = end - typed.length;
  if (typed !== text && value.slice(0, end).endsWith(typed)) setInputValue(input, value.slice(0, start) + text + value.slice(end));
}

/**
 * Calls back with a barcode that is scanned outside of fields or into the search of a list. The scanner's Enter never presses the
 * focused control. Another line of text gets the barcode itself, without a prefix and whatever layout the host has. A barcode
 * that is scanned in an open dialog or menu is not called back. In an area of text the barcode stays and the Enter does nothing, so that
 * it sends no message.
 */
export function useScan(onScan: (barcode: string) => void): void {
  const report = useEffectEvent(onScan);
  useLayoutEffect(() => {
    const readKey = createScanReader();
    const take = (event: KeyboardEvent, target: Element, { barcode, typed }: Scan) => {
      const isSearch = target.matches(listSearch);
      if (target instanceof HTMLInputElement && placeOf(target) === 'line') {
        replaceScanned(target, typed, isSearch ? '' : barcode);
        if (!isSearch) return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (target instanceof HTMLTextAreaElement) replaceScanned(target, typed, barcode);
      else if (!target.closest(overlays)) report(barcode);
    };
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      // A scanner never holds a key down.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || placeOf(target) === 'other') return;
      const scan = readKey(event, event.timeStamp);
      if (scan !== null) take(event, target, scan);
    };
    // Runs before the focused control hears the key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
