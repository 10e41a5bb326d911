import type { SortKey } from '../tableProps.ts';
import { safeCell } from './safeCell.ts';

/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A text of digits is quoted too, because readers that tell text from numbers do so by the quotes. */
const needsQuotes = /[",\r\n]|^\s|\s$|^[\d.\s]+$/;

function csvCell(value: SortKey): string {
  const text = safeCell(value);
  return typeof value === 'string' && needsQuotes.test(text) ? quoted(text) : text;
}

/** The cells as a CSV file in UTF-8 (RFC 4180). */
export const csvText = (cells: readonly (readonly SortKey[])[]): string =>
  BYTE_ORDER_MARK + cells.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');

const inOneLine = (value: SortKey): SortKey => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value);

/** The cells as text to paste into a spreadsheet: one line per row, with tabs between its cells. */
export const tabSeparatedText = (cells: readonly (readonly SortKey[])[]): string =>
  cells.map((line) => line.map((value) => safeCell(inOneLine(value))).join('\t')).join('\n');
