import { startTransition, useEffect, useState } from 'react';

/** Rendered at once, however many rows join them. */
const FIRST_ROWS = 10;

/** More rows than are rendered come in a second step, after the next paint, which shows the first ones: what asked for them does not wait for 50. */
export function useRowsInSteps<Row>(rows: readonly Row[]): readonly Row[] {
  const wanted = Math.max(rows.length, FIRST_ROWS);
  const [count, setCount] = useState(wanted);
  useEffect(() => {
    if (wanted === count) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(wanted)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted, count]);
  return rows.length > count ? rows.slice(0, count) : rows;
}
