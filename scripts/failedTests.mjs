import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.mjs';

/** @typedef {{ title: string, status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ title: string, file: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */

const LINES = 30;

/**
 * A failed test in its printed form: its name, and the first 30 lines of its messages without colours.
 * @param {string} name
 * @param {(string | undefined)[]} messages
 */
function describe(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').filter((line) => line.trim() !== '').slice(0, LINES);
  return [`✘ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * @param {{ testResults?: { name: string, message?: string, assertionResults: VitestTest[] }[] }} [report] of Vitest's JSON reporter
 * @returns {string[]}
 */
export const failedInVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name: path, message, assertionResults }) => {
    const name = relative(root, path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [describe(name, [message])];
    return failed.map(({ fullName, failureMessages }) => describe(`${name} › ${fullName}`, failureMessages));
  });

/**
 * @param {string} run
 * @param {string[]} [errors] that happened outside a test; see errorsOutsideTests.mjs
 */
export const failedOutside = (run, errors = []) => errors.map((error) => describe(`${run} › outside the tests`, [error]));

/**
 * @param {PlaywrightSuite} suite
 * @param {string} parents
 * @returns {string[]}
 */
function failedInSuite({ title, suites = [], specs }, parents) {
  const path = parents === '' ? title : `${parents} › ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
      .map(({ results }) => {
        const failed = results.find(({ errors }) => errors.length > 0);
        return describe(`${path} › ${spec.title}`, failed?.errors.map(({ message }) => message) ?? []);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failedInSuite(suite, path))];
}

/**
 * @param {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} [report] of Playwright's JSON reporter
 * @returns {string[]}
 */
export const failedInPlaywright = (report) => [
  ...(report?.suites ?? []).flatMap((suite) => failedInSuite(suite, '')),
  ...(report?.errors ?? []).map(({ message }) => describe('outside the tests', [message])),
];
