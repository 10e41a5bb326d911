'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { announcer } from './Announcer.css.ts';
import { announceIn } from './announceIn.ts';

export interface AnnouncerHandle {
  /** Announces a message once. The next one replaces it; the same message can be announced again. It is removed after some seconds. */
  announce: (message: string) => void;
}

export interface AnnouncerProps {
  /** `polite` waits until the screen reader is idle, `assertive` interrupts and is for failures. @default 'polite' */
  politeness?: 'polite' | 'assertive';
  ref: Ref<AnnouncerHandle>;
}

/**
 * Announces changes to screen readers without moving the focus. One per table, thread or board. It writes to the DOM
 * directly, so that an announcement renders nothing. Overlays do not hide it: a live region that is shown again is read again.
 */
export function Announcer({ politeness = 'polite', ref }: AnnouncerProps) {
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      announce: (message) => {
        if (region.current) announceIn(region.current, message);
      },
    }),
    [],
  );
  return <div ref={region} role={politeness === 'polite' ? 'status' : 'alert'} data-live-announcer="true" className={announcer} />;
}
