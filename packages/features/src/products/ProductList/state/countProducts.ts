import type { Product } from '@valise/contract';
import { productFilter } from './productFilter.ts';
import type { ProductListState } from './productListState.ts';

/** How many products the search and the filters leave. */
export function countProducts(products: readonly Product[], state: Pick<ProductListState, 'search' | 'status' | 'grade' | 'stock'>): number {
  const passes = productFilter(state);
  const wanted = state.search.trim().toLowerCase();
  if (passes === undefined && wanted === '') return products.length;
  return products.filter((product) => product.name.toLowerCase().includes(wanted) && (passes?.(product) ?? true)).length;
}
