import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../../scripts/failedTests.mjs';

const errors = [
  { message: '\u001B[31mTest timeout of 180000ms exceeded.\u001B[39m' },
  { message: 'Error: locator.click: Test timeout of 180000ms exceeded.\n\nCall log:\n  - element was detached from the DOM' },
];
const playwrightReport = (results: { errors: { message?: string }[] }[]) => ({
  suites: [
    {
      title: 'shell.spec.ts',
      specs: [
        { title: 'passes', file: 'shell.spec.ts', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
        { title: 'opens the menu', file: 'shell.spec.ts', tests: [{ status: 'unexpected', results }] },
      ],
    },
  ],
});

test("of Playwright's failed tests every error is printed, without colours and empty lines", () => {
  expect(failedInPlaywright(playwrightReport([{ errors }]))).toEqual([
    `✘ shell.spec.ts › opens the menu
    Test timeout of 180000ms exceeded.
    Error: locator.click: Test timeout of 180000ms exceeded.
    Call log:
      - element was detached from the DOM`,
  ]);
});

test('the errors of one test take 30 lines at most', () => {
  const message = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
  const [printed] = failedInPlaywright(playwrightReport([{ errors: [{ message }, { message }] }]));
  expect(printed?.split('\n')).toHaveLength(1 + 30);
});

test("of Vitest's failed tests every message is printed", () => {
  const assertionResults = [{ title: 'adds', status: 'failed', fullName: 'sums › adds', failureMessages: ['first', 'second'] }];
  expect(failedInVitest({ testResults: [{ name: 'sum.test.ts', assertionResults }] })).toEqual([
    expect.stringMatching(/sum\.test\.ts › sums › adds\n    first\n    second$/),
  ]);
});
