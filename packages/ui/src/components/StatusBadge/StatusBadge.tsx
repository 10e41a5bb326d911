import type { ReactNode } from 'react';
import { eyelets, type Phase } from './eyelets.tsx';
import { badges } from './StatusBadge.css.ts';
import type { Tone } from './tone.ts';

export interface StatusBadgeProps {
  /** The status in words. Colour and eyelet only repeat it. */
  children: ReactNode;
  /** What kind of news it is. @default 'neutral' */
  tone?: Tone;
  /** How far the work has come: hollow, quarter, half, full, or slash when it was called off. @default 'hollow' */
  phase?: Phase;
  /** 24 or 20 px high. @default 'medium' */
  size?: 'medium' | 'small';
}

/** A luggage tag with a status on it. It is never pressed. */
export function StatusBadge({ children, tone = 'neutral', phase = 'hollow', size = 'medium' }: StatusBadgeProps) {
  return (
    <span className={badges[size][tone]}>
      {eyelets[phase]}
      {children}
    </span>
  );
}
