'use client';
import type { Ref } from 'react';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';

export interface PlainButtonProps {
  label: string;
  /** The label while it is busy. It then takes no press, and keeps the focus. */
  busyLabel: string;
  isBusy: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of its own, so that the code of late parts includes no other component. */
export function PlainButton({ label, busyLabel, isBusy, onClick, ref }: PlainButtonProps) {
  return (
    <button ref={ref} type="button" className={nativeButton} aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClick}>
      {isBusy && <Spinner />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
