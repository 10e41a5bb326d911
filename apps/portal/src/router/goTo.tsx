import { RouterProvider } from '@valise/ui/Link';
import { type ReactNode, startTransition, useCallback, useMemo } from 'react';
import { useNavigate } from './reactRouter.ts';

/** Navigates to another screen. The present one stays until the code of the next one has loaded. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => startTransition(() => void navigate(path)), [navigate]);
}

/** Makes the links of every package navigate within the portal. Each step of the address renders it, but nothing in it. */
export function PortalLinks({ children }: { children: ReactNode }) {
  const goTo = useGoTo();
  return useMemo(() => <RouterProvider navigate={goTo}>{children}</RouterProvider>, [goTo, children]);
}
