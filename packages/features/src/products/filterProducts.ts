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

/** The text in which each product is looked for, computed once per list and not per key. */
export function searchTexts(products: readonly Product[]): string[] {
  return products.map((product) => product.name.toLowerCase());
}

/**
 * The products that a view's search and filters leave, in their order. The name is matched as a substring, whatever its
 * letter case; `texts` are the products' `searchTexts`.
 */
export function filterProducts(
  products: readonly Product[],
  texts: readonly string[],
  { search, status, grade, stock }: Pick<ProductListView, 'search' | 'status' | 'grade' | 'stock'>,
): readonly Product[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' && status.length === 0 && grade.length === 0 && stock.length === 0) return products;
  return products.filter((product, index) => {
    if (wanted !== '' && texts[index]?.includes(wanted) !== true) return false;
    if (status.length > 0 && !status.includes(availabilityKey(product.availability))) return false;
    if (grade.length > 0 && !grade.includes(gradeFilterOf(product.conditionGrade))) return false;
    const stockOf = stockFilterOf(product.stock);
    return stock.length === 0 || (stockOf !== null && stock.includes(stockOf));
  });
}
