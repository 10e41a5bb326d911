import { Problem } from '@valise/contract';
import { expect, test } from 'vitest';
import { problemText } from './problemText.ts';

test('the server is quoted when it said something', () => {
  expect(problemText(new Problem('refused', { status: 422, serverMessage: 'Too late' }), 'Sorry')).toBe('Too late');
});

test('anything else is told by the fallback, never by the technical message', () => {
  expect(problemText(new Problem('refused', { status: 500 }), 'Sorry')).toBe('Sorry');
  expect(problemText(new TypeError('x is undefined'), 'Sorry')).toBe('Sorry');
});
