'use client';
import { DescribedByContext } from '@valise/ui/Field';
import { type ReactNode, useId } from 'react';
import * as styles from './ChangedField.css.ts';

export interface ChangedFieldProps {
  /** The stored value in words, for example 'Was $15/day'; undefined while the field is unchanged. */
  was: string | undefined;
  children: ReactNode;
}

/** A field of a stored product. After a change its description shows the stored value. */
export function ChangedField({ was, children }: ChangedFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <DescribedByContext value={was === undefined ? undefined : id}>{children}</DescribedByContext>
      {was !== undefined && (
        <p id={id} title={was} className={styles.was}>
          {was}
        </p>
      )}
    </div>
  );
}
