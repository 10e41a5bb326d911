import { expect, test } from 'vitest';
import { stepped } from './stepped.ts';

test('a step adds or subtracts', () => {
  expect(stepped('12', 1, {})).toBe('13');
  expect(stepped('12', -1, {})).toBe('11');
});

test('an empty field counts from 0', () => {
  expect(stepped('', 1, {})).toBe('1');
  expect(stepped('.', 1, {})).toBe('1');
});

test('the number of decimals stays and rounding errors do not add up', () => {
  expect(stepped('0.10', 1, { step: 0.2 })).toBe('0.30');
  expect(stepped('63.5', 1, {})).toBe('64.5');
  expect(stepped('1', 1, { step: 0.5 })).toBe('1.5');
});

test('a step stops at the minimum and the maximum', () => {
  expect(stepped('0', -1, { min: 0 })).toBe('0');
  expect(stepped('9', 1, { step: 5, max: 10 })).toBe('10');
  expect(stepped('400', 1, { max: 100 })).toBe('100');
});
