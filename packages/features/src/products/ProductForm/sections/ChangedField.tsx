'use client';
import { type ReactNode, useId, useMemo } from 'react';
import { RadioGroupContext } from 'react-aria-components/RadioGroup';
import { SelectContext } from 'react-aria-components/Select';
import { TextFieldContext } from 'react-aria-components/TextField';
import * as styles from './ChangedField.css.ts';

export interface ChangedFieldProps {
  /** What was stored, for example 'Was $15/day'; undefined while the field has not been changed. */
  was: string | undefined;
  /** The field; a field of another kind than text, choice or segments takes the id of the line that describes it. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode);
}

/** A field of a stored product, which is described by what it was before it was changed. */
export function ChangedField({ was, children }: ChangedFieldProps) {
  const id = useId();
  const describedBy = was === undefined ? undefined : id;
  const context = useMemo(() => ({ 'aria-describedby': describedBy }), [describedBy]);
  return (
    <div className={styles.field}>
      <TextFieldContext value={context}>
        <SelectContext value={context}>
          <RadioGroupContext value={context}>{typeof children === 'function' ? children(describedBy) : children}</RadioGroupContext>
        </SelectContext>
      </TextFieldContext>
      {was !== undefined && (
        <p id={id} title={was} className={styles.was}>
          {was}
        </p>
      )}
    </div>
  );
}
