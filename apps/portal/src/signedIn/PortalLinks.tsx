import { RouterProvider } from '@valise/ui/Link';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeaveGuard } from './leaveGuard.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useScrollMemory } from './scrollMemory.tsx';

const GuardContext = createContext<LeaveGuard | null>(null);

function useGuard(): LeaveGuard {
  const guard = use(GuardContext);
  if (guard === null) throw new Error('A screen stands outside PortalLinks.');
  return guard;
}

/** The portal's one way to go somewhere: it asks first where input would be lost. */
export function useGoTo(): (path: string) => void {
  const guard = useGuard();
  const navigate = useNavigate();
  return useCallback((path) => guard.attempt(() => void navigate(path)), [guard, navigate]);
}

/** Lets a screen say whether it holds unsaved input. Leaving it then asks first; `onLeave` is told of a yes. */
export function useUnsaved(onLeave?: () => void): (isUnsaved: boolean) => void {
  const guard = useGuard();
  const tellLeft = useEffectEvent(() => onLeave?.());
  useEffect(() => guard.hold(() => tellLeft()), [guard]);
  return guard.setUnsaved;
}

interface PortalLinksProps {
  guard: LeaveGuard;
  children: ReactNode;
}

/** Makes the links of every package move within the portal. */
export function PortalLinks({ guard, children }: PortalLinksProps) {
  return (
    <GuardContext value={guard}>
      <Links guard={guard}>{children}</Links>
    </GuardContext>
  );
}

function Links({ guard, children }: PortalLinksProps) {
  useEffect(() => guard.arrive());
  useScrollMemory();
  return (
    <RouterProvider navigate={useGoTo()}>
      {children}
      <LeaveDialog guard={guard} />
    </RouterProvider>
  );
}
