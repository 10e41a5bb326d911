'use client';
import { useMessages } from '@valise/ui/messages';
import { connectionMessages } from '../../shared/connection/messages.ts';
import { useIsOnline } from '../../shared/connection/useIsOnline.ts';
import { line } from './OfflineLine.css.ts';

/** Says that the browser is offline until the code of the `ConnectionStrip` has come, which it cannot then. */
export function OfflineLine() {
  const messages = useMessages(connectionMessages);
  const isOnline = useIsOnline();
  return (
    <div role="status" className={isOnline ? undefined : line}>
      {!isOnline && messages.offlineNow}
    </div>
  );
}
