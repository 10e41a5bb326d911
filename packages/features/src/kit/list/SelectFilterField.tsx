'use client';
import { Select } from '@valise/ui/Select';
import { memo } from 'react';

export interface SelectFilterFieldProps {
  label: string;
  /** The label of the choice that shows every row. */
  allLabel: string;
  /** The values to choose from. */
  values: readonly string[];
  /** The chosen value; null for all. It is offered even when no row has it. */
  value: string | null;
  labelOf: (value: string) => string;
  onChange: (value: string | null) => void;
}

const ALL = '';

/** A filter with one chosen value. Memoised, so that sorting and typing in the search do not render its options. */
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
