'use client';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Names the task. */
  label: string;
  /** The done share, from 0 to 1. */
  value: number;
  /** The share of `value` that failed. It ends the bar, which is then 6 px high. Also say the number in words. */
  failed?: number;
  /** Hides label and percentage, for a text beside the bar that says both. @default false */
  isLabelHidden?: boolean;
}

const within = (share: number, most: number) => Math.min(Math.max(share, 0), most);

/** The done share of a task. If it is unknown, use `Spinner` or a skeleton. */
export function ProgressBar({ label, value, failed, isLabelHidden = false }: ProgressBarProps) {
  const { locale } = useLocale();
  const id = useId();
  const share = within(value, 1);
  const failedShare = within(failed ?? 0, share);
  const text = share.toLocaleString(locale, { style: 'percent' });
  return (
    <div
      role="progressbar"
      aria-labelledby={isLabelHidden ? undefined : id}
      aria-label={isLabelHidden ? label : undefined}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={share}
      aria-valuetext={text}
      className={styles.bar}
    >
      {!isLabelHidden && (
        <>
          <span id={id} className={styles.label}>
            {label}
          </span>
          <span className={styles.value}>{text}</span>
        </>
      )}
      <div className={failed === undefined ? styles.track : styles.wideTrack}>
        {/* The full bar lies under the succeeded part, so that both scale from the same edge. */}
        {failed !== undefined && <div className={styles.failed} style={{ transform: `scaleX(${share})` }} />}
        <div className={styles.fill} style={{ transform: `scaleX(${share - failedShare})` }} />
      </div>
    </div>
  );
}
