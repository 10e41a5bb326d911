'use client';
import { Card } from '@valise/ui/Card';
import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

/** The id of a section's heading, which links and code can focus. */
export const headingId = (section: string) => `section-${section}`;

export interface FormSectionProps {
  /** Names the section among those of its page. */
  name: string;
  /** Heads the section. */
  title: string;
  /** Hides the heading visually, so that only screen readers find it. @default false */
  isHeadingHidden?: boolean;
  /** Shown at the end of the heading's line, for example the accepted files. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card with a part of a long form, or of a product's details. */
export function FormSection({ name, title, isHeadingHidden = false, aside, children }: FormSectionProps) {
  const id = headingId(name);
  return (
    <section aria-labelledby={id} data-section={name}>
      <Card>
        <div className={isHeadingHidden ? styles.hiddenHeader : styles.header}>
          <h2 id={id} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {children}
      </Card>
    </section>
  );
}
