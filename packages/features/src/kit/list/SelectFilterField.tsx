'use client';
import { Select } from '@valise/ui/Select';
import { memo } from 'react';

export interface SelectFilterFieldProps {
  label: string;
  /** The label of the choice that shows every row. */
  allLabel: string;
  /** The values to choose from. */
  values: readonly string[];
  /** Null for all. It is offered too where no row has it. */
  value: string | null;
  labelOf: (value: string) => string;
  onChange: (value: string | null) => void;
}

const ALL = '';

/** The filter of a list of which one value is chosen. Memoised, so that neither a sort nor a letter of the search renders its options. */
export const SelectFilterField = memo(function SelectFilterField({ label, allLabel, values, value, labelOf, onChange }: SelectFilterFieldProps) {
  const offered = value === null || values.includes(value) ? values : [...values, value];
  return (
    <Select
      label={label}
      isLabelInside
      value={value ?? ALL}
      options={[{ value: ALL, label: allLabel }, ...offered.map((each) => ({ value: each, label: labelOf(each) }))]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  );
});
