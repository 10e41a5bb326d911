import type { ReactNode } from 'react';
import { badges } from './Badge.css.ts';

export interface BadgeProps {
  /** A count or a word, for example 184 or '9+'. */
  children: ReactNode;
  /** `accent` for a selected item, `subtle` for an active count on a button, `brand` for the bell, `sidebar` for an entry of the sidebar; the others have their tone's meaning. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'subtle' | 'info' | 'success' | 'warning' | 'critical' | 'brand' | 'sidebar';
}

/** A small round count beside a name that describes the count. It is not interactive. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={badges[tone]}>{children}</span>;
}
