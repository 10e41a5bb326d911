'use client';
import { useMessages } from '@valise/ui/messages';
import { type ReactNode, useId } from 'react';
import { connectionMessages } from './messages.ts';
import { useIsOnline } from './useIsOnline.ts';
import { reason } from './useOfflineReason.css.ts';

export interface OfflineReason {
  /** The id of `line`, for the `aria-describedby` of the button. */
  id: string;
  /** The reason as a sentence. */
  text: string;
  /** The reason as a line to show beside the button. */
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
  const isOnline = useIsOnline();
  if (isOnline) return undefined;
  const text = messages.offline;
  const line = (
    <p id={id} className={reason}>
      {text}
    </p>
  );
  return { id, text, line };
}
