import type { ReactNode } from 'react';
import { eyelets, type Phase } from './eyelets.tsx';
import { badges } from './StatusBadge.css.ts';
import type { Tone } from './tone.ts';

export interface StatusBadgeProps {
  /** The status as text. Colour and eyelet repeat it. */
  children: ReactNode;
  /** The meaning of the colour. @default 'neutral' */
  tone?: Tone;
  /** The progress of the work: hollow, quarter, half, full, or slash for cancelled. @default 'hollow' */
  phase?: Phase;
  /** 24 or 20 px high. @default 'medium' */
  size?: 'medium' | 'small';
}

/** A status in the shape of a luggage tag. It is not interactive. */
export function StatusBadge({ children, tone = 'neutral', phase = 'hollow', size = 'medium' }: StatusBadgeProps) {
  return (
    <span className={badges[size][tone]}>
      {eyelets[phase]}
      {children}
    </span>
  );
}
