import { Problem } from '@valise/contract';
import { expect, test } from 'vitest';
import { failureOf, SubmitError } from './failure.ts';

const reasons = { unreachable: 'No connection.', timeout: 'Too slow.' };
const fallback = { fallback: 'Failed to send' };
const headline = { headline: 'Something went wrong.' };

const refused = (serverMessage?: string, fields?: Record<string, string[]>) =>
  new Problem('refused', { status: 422, serverMessage, fields });

test.each([
  ['with a sentence of the server', refused('Too late.'), { message: 'Too late.' }],
  ['without one', refused(), { message: 'Failed to send' }],
  ['without a connection', new Problem('unreachable'), { message: 'Failed to send', detail: 'No connection.' }],
  ['with an error of our own code', new TypeError('x is undefined'), { message: 'Failed to send' }],
  ['that the caller aborted', new Problem('aborted'), { message: 'Failed to send' }],
])('a fallback is shown without a sentence of the server: a call %s', (_, problem, failure) => {
  expect(failureOf(problem, fallback, reasons)).toEqual(failure);
});

test.each([
  ['with a sentence of the server', refused('Too late.'), { message: 'Something went wrong.', detail: 'Too late.' }],
  ['without one', refused(), { message: 'Something went wrong.' }],
  ['without a response in time', new Problem('timeout'), { message: 'Something went wrong.', detail: 'Too slow.' }],
  ['whose server repeats the headline', refused('Something went wrong.'), { message: 'Something went wrong.' }],
])('a headline comes first and the reason follows: a call %s', (_, problem, failure) => {
  expect(failureOf(problem, headline, reasons)).toEqual(failure);
});

test('every message of a field goes to its field, and the sentence of the server is left out', () => {
  const fields = { password: ['Short.', 'Common.'], email: ['Taken.'] };
  expect(failureOf(refused('Invalid.', fields), fallback, reasons)).toEqual({ fields });
  expect(failureOf(refused('Invalid.', fields), headline, reasons)).toEqual({ message: 'Something went wrong.', fields });
});

test('a field with an empty list of messages is left out', () => {
  expect(failureOf(refused('Invalid.', { email: [] }), fallback, reasons)).toEqual({ message: 'Invalid.' });
});

test('a failure that the call found in the reply is shown as it is', () => {
  const failure = { fields: { code: ['Invalid code.'] } };
  expect(failureOf(new SubmitError(failure), headline, reasons)).toBe(failure);
});
