'use client';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../components/Toast/notify.ts';
import { useMessages } from '../messages/useMessages.ts';
import { fileDropMessages } from './messages.ts';

/** Marks a zone that takes dropped files. */
export const dropZone = { 'data-drop-zone': '' } as const;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
const zoneInSight = () => [...document.querySelectorAll<HTMLElement>('[data-drop-zone]')].find((zone) => zone.getClientRects().length > 0);
const mark = (isDragging: boolean) => document.documentElement.toggleAttribute('data-file-drag', isDragging);

/**
 * Keeps the browser from opening a file that is dropped beside a zone. While a file is over the page, `data-file-drag` is on the
 * root, with which zones show themselves; a missed drop scrolls to the first one and says where to drop.
 */
export function useStrayFiles(): void {
  const messages = useMessages(fileDropMessages);
  const point = useEffectEvent(() => {
    const zone = zoneInSight();
    if (zone === undefined) return;
    zone.scrollIntoView({ block: 'center' });
    notify(messages.fileDropMissed({ zone: zone.ariaLabel ?? '' }), { tone: 'warning' });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      mark(true);
      // A zone has already answered.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    const onDrop = (event: DragEvent) => {
      mark(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      point();
    };
    window.addEventListener('dragover', onDrag, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(false), { signal });
    return () => {
      listening.abort();
      mark(false);
    };
  }, []);
}
