import { expect, test } from 'vitest';
import { readSentState } from './sentState.ts';

test('an unanswered form is read with its count, a count of 0 included', () => {
  expect(readSentState({ state: 'unanswered', equalBefore: 0 })).toEqual({ state: 'unanswered', equalBefore: 0 });
});

test.each([undefined, null, 3, 'unanswered', {}, { state: 'unanswered' }, { state: 'unsent', equalBefore: 3 }, { state: 'unanswered', equalBefore: '3' }])(
  '%j is read as unsent',
  (stored) => {
    expect(readSentState(stored)).toEqual({ state: 'unsent' });
  },
);
