import { expect, test } from 'vitest';
import { slowest, timesInPlaywright, timesInVitest } from '../../scripts/slowestTests.mjs';
import { root } from '../../scripts/workspace.mjs';

const playwrightReport = {
  suites: [
    {
      title: 'faults/network/late.spec.ts',
      specs: [{ title: 'says so', tests: [{ results: [{ duration: 61_400 }] }] }],
      suites: [{ title: 'signed in', specs: [{ title: 'opens', tests: [{ results: [{ duration: 900 }] }] }] }],
    },
  ],
};
const vitestReport = { testResults: [{ name: `${root}packages/ui/src/sum.test.ts`, assertionResults: [{ fullName: 'sums adds', duration: 1500 }, { fullName: 'sums nothing', duration: null }] }] };

test('the slowest tests of both runners are listed with file, title and seconds, the slowest first', () => {
  expect(slowest([...timesInVitest(vitestReport), ...timesInPlaywright(playwrightReport)])).toEqual([
    '  61.4 s  faults/network/late.spec.ts › says so',
    '   1.5 s  packages/ui/src/sum.test.ts › sums adds',
    '   0.9 s  faults/network/late.spec.ts › signed in › opens',
    '   0.0 s  packages/ui/src/sum.test.ts › sums nothing',
  ]);
});

test('they are ten at most', () => {
  expect(slowest(Array.from({ length: 12 }, (_, seconds) => ({ name: 'a test', seconds })))).toHaveLength(10);
});
