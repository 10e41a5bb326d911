import type { TableColumn } from '../tableProps.ts';

/** The least and the greatest width that a user can choose, in rem. */
const LEAST = 4;
const MOST = 40;

/**
 * The least width of a column, in rem. A tag is never truncated, so its column cannot become narrower than its own width. A
 * column without a width cannot be resized.
 */
export function leastWidth({ width, placeholder }: Pick<TableColumn<never>, 'width' | 'placeholder'>): number {
  const [, rem = ''] = /^([\d.]+)rem$/.exec(width ?? '') ?? [];
  return placeholder === 'tag' && rem !== '' ? Number(rem) : LEAST;
}

/** Clamps a width to its bounds and rounds it to whole px at the default text size. */
export const boundedWidth = (column: Pick<TableColumn<never>, 'width' | 'placeholder'>, rem: number): number =>
  Math.round(Math.min(MOST, Math.max(leastWidth(column), rem)) * 16) / 16;

export const mostWidth = MOST;
