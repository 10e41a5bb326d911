'use client';
import { useMessages } from '@valise/ui/messages';
import { createContext, use, useEffect, useState } from 'react';
import { connectionMessages } from '../../kit/connection/messages.ts';
import { useIsOnline } from '../../kit/connection/useIsOnline.ts';
import { lines } from './ConnectionLine.css.ts';

/** How long it is tried to reach the server before it is shown, in ms. */
const TRYING_MS = 3000;

/** Whether the server cannot be reached, though the browser is online. */
export const IsTryingContext = createContext(false);

/** Says that the connection is lost until the code of the `ConnectionStrip` has come, which it cannot then. */
export function ConnectionLine() {
  const messages = useMessages(connectionMessages);
  const isOnline = useIsOnline();
  const isTrying = use(IsTryingContext);
  const [isLate, setLate] = useState(false);
  if (isLate && !isTrying) setLate(false);
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => setLate(true), TRYING_MS);
    return () => clearTimeout(timer);
  }, [isTrying]);
  const state = isOnline ? (isLate ? 'reconnecting' : undefined) : 'offline';
  return (
    <div role="status" className={state && lines[state]}>
      {state && messages[state === 'offline' ? 'offlineNow' : 'reconnectingNow']}
    </div>
  );
}
