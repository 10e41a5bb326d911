'use client';
import { DescribedByContext } from '@valise/ui/Field';
import { type ReactNode, useId } from 'react';
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
  return (
    <div className={styles.field}>
      <DescribedByContext value={describedBy}>{typeof children === 'function' ? children(describedBy) : children}</DescribedByContext>
      {was !== undefined && (
        <p id={id} title={was} className={styles.was}>
          {was}
        </p>
      )}
    </div>
  );
}
