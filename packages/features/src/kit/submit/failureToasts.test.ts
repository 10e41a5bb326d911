import { expect, test } from 'vitest';
import { failureToasts } from './failureToasts.ts';

const fields = { password: ['Short.', 'Common.'], email: ['Taken.'] };
const [short, common, taken] = [{ text: 'Short.' }, { text: 'Common.' }, { text: 'Taken.' }];

test.each([
  ['all', { fields }, [short, common, taken]],
  ['all', { message: 'Failed', fields }, [{ text: 'Failed' }, short, common, taken]],
  ['all', { message: 'Failed', detail: 'No connection.' }, [{ text: 'Failed', detail: 'No connection.' }]],
  ['first', { fields }, [short]],
  ['first', { message: 'Failed' }, [{ text: 'Failed' }]],
  ['fields', { message: 'Failed', fields }, [short, common, taken]],
  ['fields', { message: 'Failed' }, []],
  ['none', { message: 'Failed', fields }, []],
] as const)('%s of %j', (policy, failure, toasts) => {
  expect(failureToasts(failure, policy)).toEqual(toasts);
});

test('toasts of fields follow the order of the form, unknown fields last', () => {
  const response = { fields: { other: ['Other.'], email: ['Taken.'], password: ['Short.', 'Common.'] } };
  expect(failureToasts(response, 'all', ['name', 'password', 'email'])).toEqual([short, common, taken, { text: 'Other.' }]);
  expect(failureToasts(response, 'first', ['name', 'password', 'email'])).toEqual([short]);
});
