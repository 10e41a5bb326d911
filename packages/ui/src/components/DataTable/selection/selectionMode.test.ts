import { expect, test } from 'vitest';
import { noSelection } from './rowSelection.ts';
import { selectionMode } from './selectionMode.ts';

const selection = { selected: noSelection, onChange: () => {} };
const withCards = (isSelecting: boolean) => ({ ...selection, cards: { isSelecting, onSelectingChange: () => {} } });

test('without a selection there are neither checkboxes nor a bar', () => {
  expect(selectionMode(undefined, false)).toEqual({ hasBoxes: false, isSelecting: false });
});

test('the rows of a table have checkboxes, and their bar stands beside the search', () => {
  expect(selectionMode(withCards(false), false)).toEqual({ hasBoxes: true, isSelecting: false, bar: 'beside search' });
});

test('cards have checkboxes, and a bar at the bottom, while they are being selected', () => {
  expect(selectionMode(withCards(false), true)).toEqual({ hasBoxes: false, isSelecting: false });
  expect(selectionMode(withCards(true), true)).toEqual({ hasBoxes: true, isSelecting: true, bar: 'bottom' });
});

test('cards of an application that does not say when have checkboxes always', () => {
  expect(selectionMode(selection, true)).toEqual({ hasBoxes: true, isSelecting: false, bar: 'beside search' });
});

test('one row at most needs no bar', () => {
  expect(selectionMode({ ...selection, isSingle: true }, false)).toEqual({ hasBoxes: true, isSelecting: false });
});
