'use client';
import { useId } from 'react';
import type { Tone } from '../StatusBadge/tone.ts';
import * as styles from './AlertCard.css.ts';

export interface AlertCardProps {
  /** For example 'Late returns'. */
  label: string;
  /** The figure as it is shown, for example '3'. */
  value: string;
  /** The meaning of the figure, in one line. */
  description: string;
  /** The meaning of the description's colour. @default 'neutral' */
  tone?: Tone;
  /** The date in words, for example '20 Nov 2026'. */
  date?: string;
  /** The machine-readable date, for example '2026-11-20'. */
  dateTime?: string;
  /** The level of the label on its page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Something that needs attention. Put cards into a list inside a Card; they have rules between them. */
export function AlertCard({ label, value, description, tone = 'neutral', date, dateTime, headingLevel = 3 }: AlertCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.line}>
        <Heading id={id} className={styles.label}>
          {label}
        </Heading>
        <p className={styles.value}>{value}</p>
      </div>
      <div className={styles.line}>
        <p className={styles.descriptions[tone]}>{description}</p>
        {date !== undefined && (
          <time dateTime={dateTime} className={styles.date}>
            {date}
          </time>
        )}
      </div>
    </article>
  );
}
