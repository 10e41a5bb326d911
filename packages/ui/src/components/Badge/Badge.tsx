import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** A count or a word, for example 184 or '9+'. */
  children: ReactNode;
  /** `accent` is the chosen one of several, `brand` calls from a bell; the others are kinds of news. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'critical' | 'brand';
}

/** A small round count beside a name. It is never pressed; what it counts is said by the name it stands beside. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
