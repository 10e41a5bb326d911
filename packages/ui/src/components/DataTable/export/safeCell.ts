import type { SortKey } from '../tableProps.ts';

/** A spreadsheet runs text that starts with one of these signs as a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The text of a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay as they are. */
export function safeCell(value: SortKey): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = value ?? '';
  return FORMULA.test(text) ? `'${text}` : text;
}
