'use client';
import { useMessages } from '@valise/ui/messages';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { connectionMessages } from './messages.ts';
import { reason } from './useOfflineReason.css.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export interface OfflineReason {
  /** Of `line`, for the `aria-describedby` of the button. */
  id: string;
  /** A sentence. */
  text: string;
  /** The sentence as a line beside the button. */
  line: ReactNode;
}

/**
 * Why a button that needs the network does nothing now; undefined while the browser is online. The button is not disabled, so
 * that it keeps the focus. The strip under the top bar announces the change.
 *
 * ```tsx
 * const offline = useOfflineReason();
 * {offline?.line}
 * <Button type="submit" aria-describedby={offline?.id}>…</Button>
 * ```
 */
export function useOfflineReason(): OfflineReason | undefined {
  const messages = useMessages(connectionMessages);
  const id = useId();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  if (isOnline) return undefined;
  const text = messages.offline;
  const line = (
    <p id={id} className={reason}>
      {text}
    </p>
  );
  return { id, text, line };
}
