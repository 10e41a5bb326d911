import { RouterProvider } from '@valise/ui/Link';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveGuard } from './leaveGuard.ts';

/** Navigates to another screen of the shell. With unsaved input, or while the screen is being saved, a dialog is opened first. */
export function useGuardedNavigate(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => leaveGuard.attempt(() => void navigate(path)), [navigate]);
}

/** Lets a screen report whether it holds unsaved input. Leaving it then needs a confirmation, after which `onLeave` is called. */
export function useUnsaved(): (isUnsaved: boolean, onLeave?: () => void) => void {
  useEffect(() => leaveGuard.forget, []);
  return leaveGuard.setUnsaved;
}

/** Makes the links of every package navigate within the portal, and ask before unsaved input is left. */
export function GuardedLinks({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={useGuardedNavigate()}>{children}</RouterProvider>;
}
