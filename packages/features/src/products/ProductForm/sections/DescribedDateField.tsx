'use client';
import { DateField, type DateFieldProps } from '@valise/ui/DateField';
import { useMemo } from 'react';
import { DatePickerContext } from 'react-aria-components/DatePicker';

export interface DescribedDateFieldProps extends DateFieldProps {
  /** The id of a line that describes the field. */
  describedBy?: string;
}

export function DescribedDateField({ describedBy, ...field }: DescribedDateFieldProps) {
  const context = useMemo(() => ({ 'aria-describedby': describedBy }), [describedBy]);
  return (
    <DatePickerContext value={context}>
      <DateField {...field} />
    </DatePickerContext>
  );
}
