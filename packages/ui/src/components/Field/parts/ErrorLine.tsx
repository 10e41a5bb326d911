'use client';
import type { ReactNode } from 'react';
import { WarningCircleFill } from '../../../icons/WarningCircleFill.tsx';
import { error, errorIcon } from '../styles/Field.css.ts';

export interface ErrorLineProps {
  /** The id, for the `aria-describedby` of its control. */
  id: string;
  /** The error message; undefined hides the line. */
  children: ReactNode;
}

/** An error message that is announced when it appears. Text fields use `HelpLine`. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <div role="alert">
      {children && (
        <p id={id} className={error}>
          <WarningCircleFill size={14} className={errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
