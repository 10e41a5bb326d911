'use client';
import { PressButton } from '@valise/ui/Button';
import { Minus } from '@valise/ui/icons/Minus';
import { Plus } from '@valise/ui/icons/Plus';
import { useMessages } from '@valise/ui/messages';
import type { KeyboardEvent } from 'react';
import * as styles from './DaysStepper.css.ts';
import { rentalPriceMessages } from './messages.ts';
import { daysWithin, type RentalPeriod } from './rentalPrice.ts';

export interface DaysStepperProps {
  days: number;
  period: RentalPeriod;
  onChange: (days: number) => void;
}

const WEEK = 7;

/** A number of days that is stepped by its two buttons, or by the arrow, page, Home and End keys. */
export function DaysStepper({ days, period, onChange }: DaysStepperProps) {
  const messages = useMessages(rentalPriceMessages);
  const { min, max } = period;
  const change = (wanted: number) => {
    const next = daysWithin(period, wanted);
    if (next !== days) onChange(next);
  };
  const keys: Readonly<Record<string, number | undefined>> = {
    ArrowUp: days + 1,
    ArrowDown: days - 1,
    PageUp: days + WEEK,
    PageDown: days - WEEK,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keys[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(wanted);
  };
  // The value itself takes the focus, so that no button that becomes disabled loses it.
  const button = { className: styles.button, excludeFromTabOrder: true, preventFocusOnPress: true } as const;
  return (
    <div className={styles.stepper}>
      <PressButton {...button} aria-label={messages.fewerDays} isDisabled={days <= min} onPress={() => change(days - 1)}>
        <Minus size={16} />
      </PressButton>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={messages.rentalDays}
        aria-valuenow={days}
        aria-valuetext={messages.days({ count: days })}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles.days}
        onKeyDown={onKeyDown}
      >
        {messages.days({ count: days })}
      </span>
      <PressButton {...button} aria-label={messages.moreDays} isDisabled={days === max} onPress={() => change(days + 1)}>
        <Plus size={16} />
      </PressButton>
    </div>
  );
}
