'use client';
import type { ReactNode } from 'react';
import { WarningCircleFill } from '../../../icons/WarningCircleFill.tsx';
import * as styles from '../styles/Field.css.ts';

export interface HelpLineProps {
  /** The id, for the `aria-describedby` of its control. */
  id: string;
  description: ReactNode;
  /** Replaces the description. */
  error: ReactNode;
}

/** `FieldHelp` for a native control. */
export function HelpLine({ id, description, error }: HelpLineProps) {
  if (error !== undefined) {
    return (
      <span id={id} className={styles.error}>
        <WarningCircleFill size={14} className={styles.errorIcon} />
        <span>{error}</span>
      </span>
    );
  }
  if (description === undefined) return null;
  return (
    <span id={id} className={styles.description}>
      {description}
    </span>
  );
}
