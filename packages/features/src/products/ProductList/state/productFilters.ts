import type { GradeFilter, StockFilter } from './productListState.ts';

const gradeByWord: ReadonlyMap<string, GradeFilter> = new Map([
  ['new', 'new'],
  ['like new', 'likeNew'],
  ['good', 'good'],
  ['fair', 'fair'],
]);

/** The filter that a grade belongs to; free text belongs to 'other'. */
export function gradeFilterOf(grade: string): GradeFilter {
  return gradeByWord.get(grade.trim().toLowerCase()) ?? 'other';
}

/** The filter that a stock belongs to; null for an unknown stock. */
export function stockFilterOf(stock: number | null): StockFilter | null {
  if (stock === null) return null;
  return stock > 0 ? 'inStock' : 'outOfStock';
}
