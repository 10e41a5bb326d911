'use client';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { error, errorIcon } from './Field.css.ts';

export interface ErrorLineProps {
  /** By which the control that it is about is described. */
  id: string;
  /** What is wrong; nothing when all is well. */
  children: ReactNode;
}

/** What is wrong with something chosen, said when it comes. A text field has `FieldHelp`. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <div role="alert">
      {children && (
        <p id={id} className={error}>
          <WarningCircle weight="fill" size={14} className={errorIcon} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
