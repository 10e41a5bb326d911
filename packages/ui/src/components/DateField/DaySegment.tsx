'use client';
import { use, useEffect } from 'react';
import { DateFieldStateContext, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { segment as segmentStyle } from './DateField.css.ts';

interface DaySegmentProps extends Pick<DateSegmentProps, 'segment'> {
  /** Called when the day begins or ceases to be incomplete: only some of its segments are filled. */
  onIncompleteChange: (isIncomplete: boolean) => void;
}

/** A segment of a day. React Aria keeps the former value for an incomplete day, so the segments themselves are counted. */
export function DaySegment({ segment, onIncompleteChange }: DaySegmentProps) {
  const parts = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isIncomplete = empty > 0 && empty < parts.length;
  const isReporting = segment.type === 'day';
  useEffect(() => {
    if (isReporting) onIncompleteChange(isIncomplete);
  }, [isReporting, isIncomplete, onIncompleteChange]);
  return <DateSegment segment={segment} className={segmentStyle} />;
}
