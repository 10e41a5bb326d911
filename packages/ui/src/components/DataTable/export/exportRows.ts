import { saveText } from '../../../saveText.ts';
import { csvText, tabSeparatedText } from './delimitedText.ts';
import { type ExportedRows, tableCells } from './tableCells.ts';

export { fieldsOf } from './tableCells.ts';

/** The local day, for example `2026-11-23`. */
const isoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Saves the rows as `{name}-{day}.csv`. */
export function saveCsv<Row>(exported: ExportedRows<Row>, name: string): void {
  saveText(`${name}-${isoDay(new Date())}.csv`, csvText(tableCells(exported)), 'text/csv');
}

export const copiedText = <Row>(exported: ExportedRows<Row>): string => tabSeparatedText(tableCells(exported));
