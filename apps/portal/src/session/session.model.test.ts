import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenSessions } from './testing/brokenSessions.ts';
import { correctSubject, sessionRules } from './testing/sessionModel.ts';

const RUNS = 2000;

test('after any sequence of events in three tabs, every rule of the session holds', () => {
  expect(() => fc.assert(sessionRules(correctSubject), { numRuns: RUNS })).not.toThrow();
});

describe('the model finds a session that', () => {
  test.each(Object.entries(brokenSessions))('%s', (_, subject) => {
    expect(fc.check(sessionRules(subject), { numRuns: RUNS, endOnFailure: true, seed: 1 }).failed).toBe(true);
  });
});
