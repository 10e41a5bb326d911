'use client';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Names what is in progress. */
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How much of something is done. When that is unknown use `Spinner` or a skeleton. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const { locale } = useLocale();
  const id = useId();
  const share = Math.min(Math.max(value, 0), 1);
  const text = share.toLocaleString(locale, { style: 'percent' });
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={share}
      aria-valuetext={text}
      className={styles.bar}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.value}>{text}</span>
      <div className={styles.track}>
        <div className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
