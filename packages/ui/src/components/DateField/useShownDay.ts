'use client';
import type { DateValue } from '@internationalized/date';
import { useState } from 'react';
import { dateOf } from './isoDate.ts';

/**
 * The day in the segments. It differs from the field's value while a year is typed: '26' of a day in 2026, or a year before 1900.
 *
 * @returns the day, and a function that takes it with its ISO text; undefined for a day that is not handed on
 */
export function useShownDay(value: string | null | undefined, defaultValue: string | undefined) {
  const [shown, setShown] = useState(() => ({ date: dateOf(value ?? defaultValue ?? null) as DateValue | null, value }));
  if (value !== shown.value) setShown({ date: dateOf(value ?? null), value });
  const take = (date: DateValue | null, handedOn: string | null | undefined) =>
    setShown((before) => ({ date, value: before.value === undefined || handedOn === undefined ? before.value : handedOn }));
  return [shown.date, take] as const;
}
