import type { TableColumn } from '../tableProps.ts';

type Column = Pick<TableColumn<never>, 'width' | 'condensedWidth' | 'share'>;

interface Options {
  isCondensed: boolean;
  /** CSS lengths of what is beside the columns: checkboxes and actions. */
  others: readonly (string | undefined)[];
}

/** A column without a width is at least this wide. */
const LEAST_SHARED = '9rem';

const sum = (lengths: readonly string[]) => `(${lengths.join(' + ')})`;

/**
 * The CSS width of each column, undefined for what takes the rest, and the least width of all together. The width that the
 * container has to spare is shared in proportion to `share`. A column without a width gets its share by taking the rest.
 */
export function columnWidths(columns: readonly Column[], { isCondensed, others }: Options): { widths: (string | undefined)[]; least: string } {
  const fixed = columns.map(({ width, condensedWidth = width }) => (isCondensed ? condensedWidth : width));
  const known = others.filter((length) => length !== undefined);
  const least = sum([...known, ...fixed.map((width) => width ?? LEAST_SHARED)]);
  const comfortable = sum([...known, ...columns.map(({ share }, index) => fixed[index] ?? share?.from ?? LEAST_SHARED)]);
  const parts = columns.reduce((total, { share }) => total + (share?.parts ?? 0), 0);
  const widths = columns.map(({ share }, index) => {
    const width = fixed[index];
    if (width === undefined || share === undefined || isCondensed) return width;
    return `calc(${width} + max(0px, 100cqi - ${comfortable}) * ${share.parts / parts})`;
  });
  return { widths, least: `calc${least}` };
}
