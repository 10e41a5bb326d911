'use client';
import type { MouseEvent, ReactNode } from 'react';
import { type BoxVariants, box } from './Field.css.ts';

export interface FieldBoxProps {
  children: ReactNode;
  size?: BoxVariants['size'];
}

function focusInput(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, textarea, button') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The edge around an input and what stands beside it; a click on any of it goes to the input. */
export function FieldBox({ children, size }: FieldBoxProps) {
  return (
    <div role="presentation" className={box({ size })} onMouseDown={focusInput}>
      {children}
    </div>
  );
}
