'use client';
import type { ReactNode } from 'react';
import { type BoxVariants, box } from './Field.css.ts';
import { focusInput } from './focusInput.ts';

export interface FieldBoxProps {
  children: ReactNode;
  size?: BoxVariants['size'];
}

/** The edge around an input and what stands beside it. */
export function FieldBox({ children, size }: FieldBoxProps) {
  return (
    <div role="presentation" className={box({ size })} onMouseDown={focusInput}>
      {children}
    </div>
  );
}
