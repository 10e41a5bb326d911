'use client';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { buttonClass } from './buttonClass.ts';
import { PressButton, type PressButtonProps } from './press/PressButton.tsx';

export interface ButtonProps extends Omit<PressButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** `primary` is the one main action of a view, `danger` a loss that cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-outline';
  /** 32, 40 or 48 px high; at least 44 px on touch. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. @default false */
  isFullWidth?: boolean;
  /** An icon before the label, 18 px, replaced by a spinner while busy. */
  icon?: ReactNode;
  /** The action is in progress: presses are ignored, focus stays, `busyLabel` is announced. @default false */
  isBusy?: boolean;
  /** Replaces the label while busy, for example 'Saving...'. The button always has room for it. @default the label itself */
  busyLabel?: string;
}

/** Performs an action. For navigation use `LinkButton`. */
export function Button({ children, variant, size, isFullWidth, icon, isBusy, busyLabel, ...props }: ButtonProps) {
  return (
    <PressButton {...props} isBusy={isBusy} className={buttonClass({ variant, size, isFullWidth })}>
      {isBusy === true || busyLabel !== undefined ? (
        <span className={styles.labels}>
          <span className={isBusy ? styles.heldLabel : styles.shownLabel} aria-hidden={isBusy || undefined}>
            {icon}
            {children}
          </span>
          <span className={isBusy ? styles.shownLabel : styles.heldLabel} aria-hidden={!isBusy || undefined}>
            {isBusy ? <Spinner /> : <span className={styles.spinnerPlace} />}
            {busyLabel ?? children}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </PressButton>
  );
}
