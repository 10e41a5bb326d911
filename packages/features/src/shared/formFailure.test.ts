import { Problem } from '@valise/contract';
import { expect, test } from 'vitest';
import { formFailure } from './formFailure.ts';

const refused = (fields: Record<string, string[]>) => new Problem('refused', { status: 422, serverMessage: 'Invalid.', fields });

test('what the server says of fields stands at them, and is told sentence by sentence', () => {
  const fields = { password: ['Short.', 'Common.'], email: ['Taken.'] };
  expect(formFailure(refused(fields), 'Failed')).toEqual({ shown: { fieldErrors: fields }, told: ['Short.', 'Common.', 'Taken.'] });
});

test.each([
  ['a field without a message', refused({ email: [] })],
  ['a server that is not there', new Problem('unreachable')],
  ['anything else', new TypeError('broken')],
])('%s is told as the sentence', (_, problem) => {
  expect(formFailure(problem, 'Failed')).toEqual({ shown: { error: 'Failed' }, told: ['Failed'] });
});
