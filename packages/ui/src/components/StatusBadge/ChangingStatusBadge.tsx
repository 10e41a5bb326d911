'use client';
import { useState } from 'react';
import { eyelets, outlines, type Phase, ring } from './eyelets.tsx';
import type { StatusBadgeProps } from './StatusBadge.tsx';
import { badges, eyelet, filling } from './StatusBadge.css.ts';

/**
 * A `StatusBadge` whose eyelet fills with motion when the phase changes, but not at its first render. Use it for one item, for
 * example on its own screen. In a table, whose rows change their content, give it the row's id as its key.
 */
export function ChangingStatusBadge({ children, tone = 'neutral', phase = 'hollow', size = 'medium' }: StatusBadgeProps) {
  return (
    <span className={badges[size][tone]}>
      <FillingEyelet phase={phase} />
      {children}
    </span>
  );
}

function FillingEyelet({ phase }: { phase: Phase }) {
  const [shown, setShown] = useState({ phase, hasChanged: false });
  if (shown.phase !== phase) setShown({ phase, hasChanged: true });
  if (!shown.hasChanged) return eyelets[phase];
  return (
    <svg className={eyelet} width="8" height="8" viewBox="0 0 8 8" fill="currentColor" aria-hidden="true">
      <path d={ring} />
      <path key={phase} className={filling} d={outlines[phase]} />
    </svg>
  );
}
