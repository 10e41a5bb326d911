import { RouterProvider } from '@valise/ui/Link';
import { type ReactNode, startTransition, useCallback, useMemo } from 'react';
import { useNavigate } from './reactRouter.ts';

/** Navigates to another screen. The current one stays until the next one's code has loaded. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => startTransition(() => void navigate(path)), [navigate]);
}

/** Makes the links of every package navigate within the portal. Every navigation renders it, but nothing inside it. */
export function PortalLinks({ children }: { children: ReactNode }) {
  const goTo = useGoTo();
  return useMemo(() => <RouterProvider navigate={goTo}>{children}</RouterProvider>, [goTo, children]);
}
