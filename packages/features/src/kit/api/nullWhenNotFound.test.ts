import { Problem } from '@valise/contract';
import { expect, test, vi } from 'vitest';
import { nullWhenNotFound } from './nullWhenNotFound.ts';

const response = (known: { data?: string; error?: unknown }) => ({ data: undefined, error: undefined, isValidating: false, mutate: vi.fn<() => void>(), ...known });
const notFound = new Problem('refused', { status: 404 });

test('a 404 is read as null, also after data', () => {
  expect(nullWhenNotFound(response({ error: notFound }))).toMatchObject({ data: null, error: undefined });
  expect(nullWhenNotFound(response({ data: 'a trench', error: notFound }))).toMatchObject({ data: null, error: undefined });
});

test('data and other failures stay as they are', () => {
  const failed = new Problem('refused', { status: 500 });
  expect(nullWhenNotFound(response({ data: 'a trench' }))).toMatchObject({ data: 'a trench', error: undefined });
  expect(nullWhenNotFound(response({ error: failed }))).toMatchObject({ data: undefined, error: failed });
});
