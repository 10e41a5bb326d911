'use client';
import type { Refused } from '../text/useFormattedText.ts';
import { ErrorLine } from './ErrorLine.tsx';

export interface RefusalLineProps {
  /** For the `aria-describedby` of its control. */
  id: string;
  refused: Refused | undefined;
}

/** What a field says about a change that it did not accept. It is announced each time. */
export function RefusalLine({ id, refused }: RefusalLineProps) {
  if (refused === undefined) return null;
  return (
    <ErrorLine key={refused.times} id={id}>
      {refused.message}
    </ErrorLine>
  );
}
