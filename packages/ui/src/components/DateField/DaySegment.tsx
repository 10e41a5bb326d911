'use client';
import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';
import { use, useEffect, useLayoutEffect } from 'react';
import { type DateFieldState, DateFieldStateContext, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { segment as segmentStyle } from './DateField.css.ts';
import { isEarly } from './isoDate.ts';

/** The problem with a typed text: it fills only some segments, its month has fewer days, or its year is before 1900. */
export type DayFault = 'incomplete' | 'missing' | 'early';

interface DaySegmentProps extends Pick<DateSegmentProps, 'segment'> {
  /** Called when the typed text becomes impossible or possible as a day. */
  onFaultChange: (fault: DayFault | undefined) => void;
  /** Called with the state of all segments after each of its changes. */
  onStateChange: (state: DateFieldState) => void;
}

function faultOf({ segments, calendar }: DateFieldState): DayFault | undefined {
  const parts = segments.filter(({ isEditable }) => isEditable);
  const filled = parts.filter(({ isPlaceholder }) => !isPlaceholder);
  if (filled.length < parts.length) return filled.length > 0 ? 'incomplete' : undefined;
  const valueOf = (type: 'day' | 'month' | 'year') => parts.find((part) => part.type === type)?.value ?? 1;
  const month = new CalendarDate(calendar, valueOf('year'), valueOf('month'), 1);
  if (valueOf('day') > calendar.getDaysInMonth(month)) return 'missing';
  return isEarly(toCalendar(month, new GregorianCalendar())) ? 'early' : undefined;
}

/** On blur React Aria would change 31 February to the 28th, and it has no option against that. */
function keepTyped(state: DateFieldState) {
  state.confirmPlaceholder = () => {};
}

/** A segment of a day. React Aria keeps the former value for an impossible day, so this reads the segments. */
export function DaySegment({ segment, onFaultChange, onStateChange }: DaySegmentProps) {
  const state = use(DateFieldStateContext);
  const isReporting = segment.type === 'day';
  const fault = state === null ? undefined : faultOf(state);
  useEffect(() => {
    if (isReporting) onFaultChange(fault);
  }, [isReporting, fault, onFaultChange]);
  useLayoutEffect(() => {
    if (isReporting && state !== null) onStateChange(state);
  }, [isReporting, state, onStateChange]);
  useLayoutEffect(() => {
    if (state !== null && fault === 'missing') keepTyped(state);
  }, [state, fault]);
  return <DateSegment segment={segment} className={segmentStyle} />;
}
