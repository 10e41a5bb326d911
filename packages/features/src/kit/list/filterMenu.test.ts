import { expect, test, vi } from 'vitest';
import { filterMenu } from './filterMenu.ts';
import { manyOf, oneOf } from './filters.ts';
import { listState } from './listState.ts';

const list = listState({
  filters: { status: manyOf(['rented', 'archived']), grade: manyOf(['new', 'good']), tab: oneOf(['all']) },
  sort: { columns: ['id'] },
  sizes: [10],
});
const state = { ...list.default, search: 'dress', status: ['archived'], page: 3 } as const;

function menu() {
  const onStateChange = vi.fn<(next: typeof list.default) => void>();
  const { groups, onClear } = filterMenu(list, { state, onStateChange }, { status: { label: 'Status', labelOf: (choice) => choice.toUpperCase() } });
  return { group: groups[0], groups, onClear, onStateChange };
}

test('a menu has one group per label, with the choices of the filter', () => {
  const { groups } = menu();
  expect(groups).toEqual([
    {
      label: 'Status',
      options: [
        { value: 'rented', label: 'RENTED' },
        { value: 'archived', label: 'ARCHIVED' },
      ],
      chosen: ['archived'],
      onChange: expect.any(Function),
    },
  ]);
});

test('a choice changes its filter and returns to the first page', () => {
  const { group, onStateChange } = menu();
  group?.onChange(['archived', 'rented']);
  expect(onStateChange).toHaveBeenCalledWith({ ...state, status: ['rented', 'archived'], page: 1 });
});

test('clearing empties the filters of the menu and keeps the search', () => {
  const { onClear, onStateChange } = menu();
  onClear();
  expect(onStateChange).toHaveBeenCalledWith({ ...state, status: [], page: 1 });
});
