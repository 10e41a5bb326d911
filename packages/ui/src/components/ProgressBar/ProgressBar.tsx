'use client';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Says what is under way. */
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How much of something is done. For waiting without a measure use `Spinner` or a skeleton. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} maxValue={1} className={styles.bar}>
      {({ percentage = 0, valueText }) => (
        <>
          <Label className={styles.label}>{label}</Label>
          <span className={styles.value}>{valueText}</span>
          <div className={styles.track}>
            <div className={styles.fill} style={{ transform: `scaleX(${percentage / 100})` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
