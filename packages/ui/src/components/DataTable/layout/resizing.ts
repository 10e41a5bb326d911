import type { TableColumn } from '../tableProps.ts';

/** The bounds of a width that a person chooses, in rem. */
const LEAST = 4;
const MOST = 40;

/** A column that takes the rest of the width has none of its own to choose. A tag is never cut, so its column gets no narrower. */
export function leastWidth({ width, placeholder }: Pick<TableColumn<never>, 'width' | 'placeholder'>): number {
  const [, rem = ''] = /^([\d.]+)rem$/.exec(width ?? '') ?? [];
  return placeholder === 'tag' && rem !== '' ? Number(rem) : LEAST;
}

/** A width within its bounds, to the nearest px at the default text size. */
export const boundedWidth = (column: Pick<TableColumn<never>, 'width' | 'placeholder'>, rem: number): number =>
  Math.round(Math.min(MOST, Math.max(leastWidth(column), rem)) * 16) / 16;

export const mostWidth = MOST;
