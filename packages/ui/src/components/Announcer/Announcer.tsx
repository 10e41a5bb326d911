'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { announcer } from './Announcer.css.ts';

export interface AnnouncerHandle {
  /** Says a message once. The next one replaces it; the same words again are said again. */
  announce: (message: string) => void;
}

export interface AnnouncerProps {
  /** `polite` waits for the reader to finish, `assertive` interrupts and is for failures. @default 'polite' */
  politeness?: 'polite' | 'assertive';
  ref: Ref<AnnouncerHandle>;
}

/** Two texts that sound alike are one to a screen reader unless they differ; a trailing no-break space is not read. */
const SAID_AGAIN = '\u00A0';

/**
 * Tells those who listen what changed, without moving focus. One per table, thread or board. It is written to directly,
 * so that saying something renders nothing.
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
