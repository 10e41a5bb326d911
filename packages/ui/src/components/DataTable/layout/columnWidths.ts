import type { TableColumn } from '../tableProps.ts';

type Column = Pick<TableColumn<never>, 'id' | 'width' | 'condensedWidth' | 'share'>;

interface Options {
  isCondensed: boolean;
  /** The CSS widths of the parts beside the columns: checkboxes and actions. */
  others: readonly (string | undefined)[];
  /** The widths that the user has chosen, in rem, by column id. A condensed table keeps its own widths. */
  chosen?: Readonly<Record<string, number>>;
  /** The least CSS widths of columns, by id, so that their figures are not cut. */
  figures?: Readonly<Record<string, string>>;
}

/** The least width of a column without a width. */
const LEAST_SHARED = '9rem';

const sum = (lengths: readonly string[]) => `(${lengths.join(' + ')})`;

/**
 * The CSS width of each column, undefined for one that takes the remaining width, and the least width of the table. Spare width is
 * distributed by `share`. A width that the user chose changes no other column except the one with the remaining width.
 */
export function columnWidths(
  columns: readonly Column[],
  { isCondensed, others, chosen = {}, figures = {} }: Options,
): { widths: (string | undefined)[]; least: string } {
  const fixed = columns.map(({ id, width, condensedWidth = width }) => {
    const given = isCondensed ? condensedWidth : width;
    return given === undefined || figures[id] === undefined ? given : `max(${given}, ${figures[id]})`;
  });
  const own = columns.map(({ id, width }) => (isCondensed || width === undefined || chosen[id] === undefined ? undefined : `${chosen[id]}rem`));
  const known = others.filter((length) => length !== undefined);
  const least = sum([...known, ...fixed.map((width, index) => own[index] ?? width ?? LEAST_SHARED)]);
  const comfortable = sum([...known, ...columns.map(({ share }, index) => fixed[index] ?? share?.from ?? LEAST_SHARED)]);
  const parts = columns.reduce((total, { share }) => total + (share?.parts ?? 0), 0);
  const widths = columns.map(({ share }, index) => {
    const width = own[index] ?? fixed[index];
    if (width === undefined || share === undefined || isCondensed || own[index] !== undefined) return width;
    return `calc(${width} + max(0px, 100cqi - ${comfortable}) * ${share.parts / parts})`;
  });
  return { widths, least: `calc${least}` };
}
