import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenSubjects } from './brokenSubjects.ts';
import { sessionHolds, soundSubject } from './sessionWorld.ts';

const RUNS = 2000;

test('whatever happens in three tabs, in any order, a session stays whole, one, and its own', () => {
  expect(() => fc.assert(sessionHolds(soundSubject), { numRuns: RUNS })).not.toThrow();
}, 60_000);

describe('a store that is broken is found out', () => {
  test.each(Object.entries(brokenSubjects))('when it %s', (_, subject) => {
    expect(fc.check(sessionHolds(subject), { numRuns: RUNS, endOnFailure: true, seed: 1 }).failed).toBe(true);
  }, 60_000);
});
