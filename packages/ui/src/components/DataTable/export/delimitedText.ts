import type { SortKey } from '../tableProps.ts';
import { safeCell } from './safeCell.ts';

/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The cells as a CSV file in UTF-8 (RFC 4180). */
export const csvText = (cells: readonly (readonly SortKey[])[]): string =>
  BYTE_ORDER_MARK + cells.map((line) => `${line.map((value) => quoted(safeCell(value))).join(',')}\r\n`).join('');

const inOneLine = (value: SortKey): SortKey => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value);

/** The cells as text to paste into a spreadsheet: one line per row, with tabs between its cells. */
export const tabSeparatedText = (cells: readonly (readonly SortKey[])[]): string =>
  cells.map((line) => line.map((value) => safeCell(inOneLine(value))).join('\t')).join('\n');
