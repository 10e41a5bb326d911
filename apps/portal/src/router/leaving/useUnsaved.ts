import { useEffect } from 'react';
import { leaveGuard } from './leaveGuard.ts';

/** Lets a screen report whether it has unsaved input. Leaving it then needs a confirmation, after which `onLeave` is called. */
export function useUnsaved(): (isUnsaved: boolean, onLeave?: () => void) => void {
  useEffect(() => leaveGuard.forget, []);
  return leaveGuard.setUnsaved;
}
