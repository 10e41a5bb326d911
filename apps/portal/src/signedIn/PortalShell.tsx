import type { ReactNode } from 'react';
export function PortalShell({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
