import type { Ref } from 'react';
import type { FieldProps } from '../Field/fieldProps.ts';
import type { SelectOption } from './selectOption.ts';

export interface SelectProps extends FieldProps {
  /** The options in order. A string is both value and label. */
  options: readonly (string | SelectOption)[];
  /** The selected option's `value`; null for no selection. */
  value?: string | null;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Called when the user selects an option. */
  onChange?: (value: string) => void;
  /** Shown while nothing is selected. @default 'Select' and the label, for example 'Select brand' */
  placeholder?: string;
  /** The label is only for screen readers, because the context makes it clear. @default false */
  isLabelHidden?: boolean;
  /** The label is inside the box, before the option, for a toolbar. @default false */
  isLabelInside?: boolean;
  /** 32 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium';
  /** `plain` has no box until it is hovered, for options that are drawn as more than text. @default 'outlined' */
  variant?: 'outlined' | 'plain';
  /** The kind of value for the browser's autofill, for example 'country-name'. */
  autoComplete?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}
