import type { TableColumn } from '../tableProps.ts';

/** A price or a number as a screen shows it. */
const FIGURE = /^[-–+]?\p{Sc}?[\d.,'’\s\u00A0\u202F]+\p{Sc}?%?$/u;
const NARROW = /[.,'’\s\u00A0\u202F]/;

/** The width of a digit or a currency sign, and of a separator between them, in em. */
const WIDE_EM = 0.6;
const NARROW_EM = 0.3;

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (NARROW.test(sign) ? NARROW_EM : WIDE_EM), 0);

/**
 * The width of the longest figure of each column of figures, in em, by column id. Other columns have none: a cut text can still be
 * read, while a cut price is another price.
 */
export function figureWidths<Row>(columns: readonly Pick<TableColumn<Row>, 'id' | 'align' | 'cell'>[], rows: readonly Row[]): Readonly<Record<string, number>> {
  const widths: Record<string, number> = {};
  for (const { id, align, cell } of columns) {
    if (align !== 'end') continue;
    for (const row of rows) {
      const shown = cell(row);
      if (typeof shown === 'string' && FIGURE.test(shown)) widths[id] = Math.max(widths[id] ?? 0, widthOf(shown));
    }
  }
  return widths;
}
