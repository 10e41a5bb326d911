'use client';
import { Card } from '@valise/ui/Card';
import { type ReactNode, useId } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  /** Heads the section; beside its card where there is room, above it elsewhere. */
  title: string;
  /** One line under the heading on what the section takes. */
  hint?: string;
  children: ReactNode;
}

/** A part of a long form: what it is about, and a card with its form. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.naming}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <Card>{children}</Card>
    </section>
  );
}
