import { pageWithin } from './pageOf.ts';

/** `gap` replaces two or more pages. */
export type PageNumber = number | 'gap';

/** The pages of a pager: the ends, the current one and its neighbours, at least three in a row. */
export function pageNumbers({ page, pages }: { page: number; pages: number }): PageNumber[] {
  const current = pageWithin(page, pages);
  const first = Math.max(1, Math.min(current - 1, pages - 2));
  const last = Math.min(pages, Math.max(current + 1, 3));

  const numbers: PageNumber[] = [];
  if (first > 1) numbers.push(1);
  if (first === 3) numbers.push(2);
  if (first > 3) numbers.push('gap');
  for (let number = first; number <= last; number += 1) numbers.push(number);
  if (last < pages - 2) numbers.push('gap');
  if (last === pages - 2) numbers.push(pages - 1);
  if (last < pages) numbers.push(pages);
  return numbers;
}
