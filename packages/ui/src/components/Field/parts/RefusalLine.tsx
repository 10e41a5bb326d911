'use client';
import type { Refused } from '../text/useFormattedText.ts';
import { ErrorLine } from './ErrorLine.tsx';

export interface RefusalLineProps {
  /** The id, for the `aria-describedby` of its control. */
  id: string;
  refused: Refused | undefined;
}

/** The message about a refused change. It is announced each time. */
export function RefusalLine({ id, refused }: RefusalLineProps) {
  if (refused === undefined) return null;
  return (
    <ErrorLine key={refused.times} id={id}>
      {refused.message}
    </ErrorLine>
  );
}
