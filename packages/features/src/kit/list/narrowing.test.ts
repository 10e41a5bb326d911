import { describe, expect, test } from 'vitest';
import { type ChosenFilter, choiceCounts, openTab, rowsByTab } from './narrowing.ts';

interface Piece {
  name: string;
  status: string | null;
  grade: string;
}

const rows: Piece[] = [
  { name: 'Silk Dress', status: 'free', grade: 'new' },
  { name: 'Silk Skirt', status: 'rented', grade: 'new' },
  { name: 'Oxford Shirt', status: 'rented', grade: 'good' },
  { name: 'Silk Scarf', status: null, grade: 'good' },
];
const searchText = ({ name }: Piece) => name;

describe('the counts of choices', () => {
  function counts(chosen: { status?: string[]; grade?: string[] }, search = '') {
    const filters: ChosenFilter<Piece>[] = [
      { name: 'status', chosen: chosen.status ?? [], choiceOf: ({ status }) => status },
      { name: 'grade', chosen: chosen.grade ?? [], choiceOf: ({ grade }) => grade },
    ];
    const { status = [], grade = [] } = choiceCounts(rows, filters, { search, searchText });
    return { status: [...status], grade: [...grade] };
  }

  test('are of all rows without a filter; a row without a choice is in none', () => {
    expect(counts({})).toEqual({ status: [['free', 1], ['rented', 2]], grade: [['new', 2], ['good', 2]] });
  });

  test('are narrowed by the other filters and not by their own', () => {
    expect(counts({ status: ['rented'] })).toEqual({ status: [['free', 1], ['rented', 2]], grade: [['new', 1], ['good', 1]] });
    expect(counts({ status: ['free'], grade: ['good'] })).toEqual({ status: [['rented', 1]], grade: [['new', 1]] });
  });

  test('are narrowed by the search', () => {
    expect(counts({}, ' SILK')).toEqual({ status: [['free', 1], ['rented', 1]], grade: [['new', 2], ['good', 1]] });
  });
});

describe('the tab that opens', () => {
  const tabs = rowsByTab({ ids: ['new', 'good', 'worn'], tabOf: ({ grade }: Piece) => grade }, rows);
  const opened = (chosen: string | null, search = '') => openTab(tabs, chosen, { search, searchText });

  test('is the chosen one', () => {
    expect(opened('worn')).toBe('worn');
    expect(opened('good', 'dress')).toBe('good');
  });

  test('is the first without a search', () => {
    expect(opened(null)).toBe('new');
    expect(opened('unknown')).toBe('new');
  });

  test('is the first that has a found row, else the first', () => {
    expect(opened(null, 'oxford')).toBe('good');
    expect(opened(null, 'silk')).toBe('new');
    expect(opened(null, 'nothing')).toBe('new');
  });
});
