import type { Product } from '@valise/contract';
import type { GradeFilter, ProductListState, StockFilter } from './productListState.ts';
import { availabilityKey } from '../../productTone.ts';

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

/** Whether a product passes the filters; undefined when no filter is chosen. */
export function productFilter({
  status,
  grade,
  stock,
}: Pick<ProductListState, 'status' | 'grade' | 'stock'>): ((product: Product) => boolean) | undefined {
  if (status.length === 0 && grade.length === 0 && stock.length === 0) return undefined;
  return (product) => {
    if (status.length > 0 && !status.includes(availabilityKey(product.availability))) return false;
    if (grade.length > 0 && !grade.includes(gradeFilterOf(product.conditionGrade))) return false;
    const stockOf = stockFilterOf(product.stock);
    return stock.length === 0 || (stockOf !== null && stock.includes(stockOf));
  };
}
