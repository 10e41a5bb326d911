import { expect, test, vi } from 'vitest';
import { filterChips } from './filterChips.ts';
import { manyOf } from './filters.ts';
import { listState } from './listState.ts';

const list = listState({ filters: { status: manyOf(['rented', 'archived']), grade: manyOf(['new']) }, sort: { columns: ['id'] }, sizes: [10] });
const state = { ...list.default, search: 'dress', status: ['rented', 'archived'], page: 3 } as const;
const labels = { status: { label: 'Status', labelOf: (choice: string) => choice.toUpperCase(), countOf: (choice: string) => choice.length } };

test('each chosen value is a chip, with the label and the count of its option', () => {
  const chips = filterChips(list, { state, onStateChange: vi.fn<(next: typeof list.default) => void>() }, labels);
  expect(chips.map(({ facet, value, count }) => [facet, value, count])).toEqual([
    ['Status', 'RENTED', 6],
    ['Status', 'ARCHIVED', 8],
  ]);
});

test('removing a chip keeps the other values and the search, and returns to the first page', () => {
  const onStateChange = vi.fn<(next: typeof list.default) => void>();
  filterChips(list, { state, onStateChange }, labels)[0]?.onRemove();
  expect(onStateChange).toHaveBeenCalledWith({ ...state, status: ['archived'], page: 1 });
});
