'use client';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Names what is in progress. */
  label: string;
  /** From 0 to 1. */
  value: number;
  /** Of `value`, the share that failed: it ends the bar, which is 6 px high then. Say in words how much it is. */
  failed?: number;
  /** Neither the label nor the percentage is visible, where a text beside the bar says them. @default false */
  isLabelHidden?: boolean;
}

const within = (share: number, most: number) => Math.min(Math.max(share, 0), most);

/** How much of something is done. When that is unknown use `Spinner` or a skeleton. */
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
        {/* All of it under what has succeeded, so that both are scaled from the same edge. */}
        {failed !== undefined && <div className={styles.failed} style={{ transform: `scaleX(${share})` }} />}
        <div className={styles.fill} style={{ transform: `scaleX(${share - failedShare})` }} />
      </div>
    </div>
  );
}
