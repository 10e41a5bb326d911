import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoads } from './createLoads.ts';

const words = { loading: 'Loading...', loaded: 'Loaded' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening() {
  const heard: string[] = [];
  const loads = createLoads((text) => void heard.push(text));
  return { heard, ...loads, begin: (text: string) => loads.begin(text, words), pass: (ms: number) => void vi.advanceTimersByTime(ms) };
}

test('a load is announced in its own words, and then its end', () => {
  const { heard, begin, pass } = listening();
  const end = begin('Loading product...');
  pass(500);
  expect(heard).toEqual(['Loading product...']);
  end();
  pass(500);
  expect(heard).toEqual(['Loading product...', 'Loaded']);
});

test('several loads are announced once, and their end when the last has ended', () => {
  const { heard, begin, pass } = listening();
  const ends = ['Loading States...', 'Loading queue...'].map(begin);
  pass(500);
  ends[0]?.();
  pass(500);
  expect(heard).toEqual(['Loading...']);
  ends[1]?.();
  pass(500);
  expect(heard).toEqual(['Loading...', 'Loaded']);
});

test('a load that follows another one belongs to it', () => {
  const { heard, begin, pass } = listening();
  const endOfPage = begin('Loading page...');
  pass(500);
  endOfPage();
  pass(100);
  const endOfProduct = begin('Loading product...');
  pass(500);
  endOfProduct();
  pass(500);
  expect(heard).toEqual(['Loading page...', 'Loaded']);
});

test('a short load is not announced', () => {
  const { heard, begin, pass } = listening();
  const end = begin('Loading product...');
  pass(100);
  end();
  pass(2000);
  expect(heard).toEqual([]);
});

test('after a failure nothing says that the page has loaded, until the next load', () => {
  const { heard, begin, fail, pass } = listening();
  const end = begin('Loading product...');
  pass(500);
  fail();
  end();
  pass(500);
  expect(heard).toEqual(['Loading product...']);
  const endOfRetry = begin('Loading product...');
  pass(500);
  endOfRetry();
  pass(500);
  expect(heard).toEqual(['Loading product...', 'Loading product...', 'Loaded']);
});
