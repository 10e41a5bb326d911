import { expect, test } from 'vitest';
import { defineStatuses } from './defineStatuses.ts';

const statuses = defineStatuses({
  waiting: { wire: ['On Hold', 'held'], tone: 'warning', phase: 'hollow' },
  done: { wire: ['Done'], tone: 'success', phase: 'full' },
});
const german = { waiting: 'Wartet', done: 'Fertig' };

test.each([
  ['On Hold', 'waiting'],
  [' on hold ', 'waiting'],
  ['HELD', 'waiting'],
  ['done', 'done'],
  ['Wartet', null],
  ['waiting', null],
  ['constructor', null],
  ['', null],
])('%j has the key %s', (status, key) => {
  expect(statuses.keyOf(status)).toBe(key);
});

test('a label comes from the catalogue of a language, and the wire stays as it is', () => {
  expect(statuses.labelOf('held', german)).toBe('Wartet');
  expect(statuses.wireOf('waiting')).toBe('On Hold');
});

test('a status that is not defined keeps its own text and looks neutral', () => {
  expect(statuses.labelOf('At customs', german)).toBe('At customs');
  expect(statuses.lookOf('At customs')).toEqual({ tone: 'neutral', phase: 'hollow' });
});

test('a status looks as it is defined', () => {
  expect(statuses.lookOf('DONE')).toEqual({ tone: 'success', phase: 'full' });
});

test('a status is asked for by key', () => {
  expect(statuses.is(' held', 'waiting', 'done')).toBe(true);
  expect(statuses.is('held', 'done')).toBe(false);
  expect(statuses.is('lost', 'waiting', 'done')).toBe(false);
});
