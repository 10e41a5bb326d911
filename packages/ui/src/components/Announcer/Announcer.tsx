'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { announcer } from './Announcer.css.ts';

export interface AnnouncerHandle {
  /** Announces a message once. The next one replaces it; the same message can be announced again. */
  announce: (message: string) => void;
}

export interface AnnouncerProps {
  /** `polite` waits until the screen reader is idle, `assertive` interrupts and is for failures. @default 'polite' */
  politeness?: 'polite' | 'assertive';
  ref: Ref<AnnouncerHandle>;
}

/** Screen readers do not announce a text that has not changed, so every second one ends in a no-break space. */
const SAID_AGAIN = '\u00A0';

/**
 * Announces changes to screen readers without moving the focus. One per table, thread or board. It writes to the DOM
 * directly, so that an announcement renders nothing.
 */
export function Announcer({ politeness = 'polite', ref }: AnnouncerProps) {
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      announce: (message) => {
        const { current } = region;
        if (current) current.textContent = current.textContent === message ? message + SAID_AGAIN : message;
      },
    }),
    [],
  );
  return <div ref={region} role={politeness === 'polite' ? 'status' : 'alert'} className={announcer} />;
}
