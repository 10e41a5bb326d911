import type { SortKey } from '../tableProps.ts';

/** What a spreadsheet takes for the beginning of a formula, also in the full width of East Asian input (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The text of a cell. A text that a spreadsheet would run as a formula starts with an apostrophe; a number stays a number. */
export function safeCell(value: SortKey): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = value ?? '';
  return FORMULA.test(text) ? `'${text}` : text;
}
