'use client';
import type { ReactNode } from 'react';
import { boxes } from '../styles/Field.css.ts';
import { focusInput } from '../text/focusInput.ts';

export interface FieldBoxProps {
  children: ReactNode;
  /** @default 'medium' */
  size?: keyof typeof boxes;
}

/** The box around an input and its adornments. */
export function FieldBox({ children, size = 'medium' }: FieldBoxProps) {
  return (
    <div role="presentation" className={boxes[size]} onMouseDown={focusInput}>
      {children}
    </div>
  );
}
