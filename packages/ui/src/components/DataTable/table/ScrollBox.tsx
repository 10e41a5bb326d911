'use client';
import { type ReactNode, useRef } from 'react';
import { scrollBox } from './Table.css.ts';
import { useOverflows } from './useOverflows.ts';

export interface ScrollBoxProps {
  /** Names the box while it can be scrolled. */
  label: string;
  children: ReactNode;
}

/** Scrolls sideways when the columns do not fit. Then it is a named region that takes the focus, so that the arrow keys scroll it. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const region = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0, 'data-overflows': '' } : {};
  return (
    <div ref={box} className={scrollBox} {...region}>
      {children}
    </div>
  );
}
