import { Fragment } from 'react';
import * as styles from './OtpField.css.ts';
import { otpLength } from './otpText.ts';

export interface OtpCellsProps {
  code: string;
  /** The start and end of the selection in the input; null without the focus. */
  marked: readonly [from: number, to: number] | null;
}

const places = Array.from({ length: otpLength }, (_, place) => place);

/** Shows a code in six cells, in two groups of three. */
export function OtpCells({ code, marked }: OtpCellsProps) {
  const [from, to] = marked ?? [-1, -1];
  const current = Math.min(from, otpLength - 1);
  return (
    <div aria-hidden="true" className={styles.cells}>
      {places.map((place) => (
        <Fragment key={place}>
          {place === otpLength / 2 && <span className={styles.dash} />}
          <span
            className={styles.cell}
            data-marked={(place >= from && place < to) || undefined}
            data-current={(from === to && place === current) || undefined}
          >
            {code[place] ?? (from === to && place === current && <span className={styles.caret} />)}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
