import type { Product } from '@valise/contract';
import type { GradeFilter, ProductListView, StockFilter } from './productListView.ts';
import { availabilityKey } from './productTone.ts';

const gradeByWord: ReadonlyMap<string, GradeFilter> = new Map([
  ['new', 'new'],
  ['like new', 'likeNew'],
  ['good', 'good'],
  ['fair', 'fair'],
]);

/** Under which filter a grade stands; free text is 'other'. */
export function gradeFilterOf(grade: string): GradeFilter {
  return gradeByWord.get(grade.trim().toLowerCase()) ?? 'other';
}

/** Under which filter a stock stands; an unknown stock stands under none. */
export function stockFilterOf(stock: number | null): StockFilter | null {
  if (stock === null) return null;
  return stock > 0 ? 'inStock' : 'outOfStock';
}

/** Tells which products a view's filters leave; undefined when they leave all. */
export function productFilter({
  status,
  grade,
  stock,
}: Pick<ProductListView, 'status' | 'grade' | 'stock'>): ((product: Product) => boolean) | undefined {
  if (status.length === 0 && grade.length === 0 && stock.length === 0) return undefined;
  return (product) => {
    if (status.length > 0 && !status.includes(availabilityKey(product.availability))) return false;
    if (grade.length > 0 && !grade.includes(gradeFilterOf(product.conditionGrade))) return false;
    const stockOf = stockFilterOf(product.stock);
    return stock.length === 0 || (stockOf !== null && stock.includes(stockOf));
  };
}
