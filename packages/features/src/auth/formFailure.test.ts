import { Problem } from '@valise/contract';
import { expect, test } from 'vitest';
import { formFailure, sentencesOf } from './formFailure.ts';

const refused = (fields: Record<string, string[]>) => new Problem('refused', { status: 422, serverMessage: 'Invalid.', fields });

test('what the server says of a field stands at the field', () => {
  expect(formFailure(refused({ email: ['Taken.'] }), 'Failed')).toEqual({ fieldErrors: { email: ['Taken.'] } });
});

test('a field without a message is no reason, so the sentence is told', () => {
  expect(formFailure(refused({ email: [] }), 'Failed')).toEqual({ error: 'Failed' });
  expect(formFailure(refused({ email: [], name: ['Too long.'] }), 'Failed')).toEqual({ fieldErrors: { name: ['Too long.'] } });
});

test('anything else is told as the sentence', () => {
  expect(formFailure(new Problem('unreachable'), 'Failed')).toEqual({ error: 'Failed' });
  expect(formFailure(new TypeError('broken'), 'Failed')).toEqual({ error: 'Failed' });
});

test('the sentences of a failure come in the order of the fields, all of each', () => {
  expect(sentencesOf({ fieldErrors: { password: ['Short.', 'Common.'], email: ['Taken.'] } })).toEqual(['Short.', 'Common.', 'Taken.']);
  expect(sentencesOf({ error: 'Failed' })).toEqual(['Failed']);
  expect(sentencesOf({})).toEqual([]);
});
