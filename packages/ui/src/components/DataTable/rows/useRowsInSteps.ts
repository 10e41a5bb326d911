import { useDeferredValue } from 'react';

/** Rendered at once, however many rows join them. */
const FIRST_ROWS = 10;

/** More rows than are rendered come in a second step: what asked for them is painted with the first ones, and not after 50. */
export function useRowsInSteps<Row>(rows: readonly Row[]): readonly Row[] {
  const count = useDeferredValue(Math.max(rows.length, FIRST_ROWS));
  return rows.length > count ? rows.slice(0, count) : rows;
}
