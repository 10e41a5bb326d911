'use client';
import type { ReactNode } from 'react';
import { type BoxVariants, box } from '../styles/Field.css.ts';
import { focusInput } from '../text/focusInput.ts';

export interface FieldBoxProps {
  children: ReactNode;
  size?: BoxVariants['size'];
}

/** The box around an input and its adornments. */
export function FieldBox({ children, size }: FieldBoxProps) {
  return (
    <div role="presentation" className={box({ size })} onMouseDown={focusInput}>
      {children}
    </div>
  );
}
