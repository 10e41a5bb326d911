import type { Product } from '@valise/contract';
import { type AvailabilityKey, availabilityKey } from '../../productTone.ts';
import { gradeFilterOf, stockFilterOf } from './productFilter.ts';
import type { GradeFilter, ProductListState, StockFilter } from './productListState.ts';

/** How many products each choice of a filter shows under the search and the other filters. A choice without any is missing. */
export interface FacetCounts {
  status: ReadonlyMap<AvailabilityKey, number>;
  grade: ReadonlyMap<GradeFilter, number>;
  stock: ReadonlyMap<StockFilter, number>;
}

type Facets = Pick<ProductListState, 'search' | 'status' | 'grade' | 'stock'>;

function counter<Choice extends string>(chosen: readonly Choice[]) {
  const counts = new Map<Choice, number>();
  return {
    counts,
    passes: (choice: Choice | null) => chosen.length === 0 || (choice !== null && chosen.includes(choice)),
    add: (choice: Choice | null) => {
      if (choice !== null) counts.set(choice, (counts.get(choice) ?? 0) + 1);
    },
  };
}

export function facetCounts(products: readonly Product[], { search, status, grade, stock }: Facets): FacetCounts {
  const wanted = search.trim().toLowerCase();
  const statuses = counter(status);
  const grades = counter(grade);
  const stocks = counter(stock);
  for (const product of products) {
    if (wanted !== '' && !product.name.toLowerCase().includes(wanted)) continue;
    const availability = availabilityKey(product.availability);
    const gradeOf = gradeFilterOf(product.conditionGrade);
    const stockOf = stockFilterOf(product.stock);
    const hasStatus = statuses.passes(availability);
    const hasGrade = grades.passes(gradeOf);
    const hasStock = stocks.passes(stockOf);
    if (hasGrade && hasStock) statuses.add(availability);
    if (hasStatus && hasStock) grades.add(gradeOf);
    if (hasStatus && hasGrade) stocks.add(stockOf);
  }
  return { status: statuses.counts, grade: grades.counts, stock: stocks.counts };
}
