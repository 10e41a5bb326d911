import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.mjs';

/** @typedef {{ title: string, status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ title: string, file: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */

const LINES = 30;

/**
 * A failed test as it is printed: its name, and the start of its message without colours.
 * @param {string} name
 * @param {string} [message]
 */
function describe(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '').slice(0, LINES);
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
    if (failed.length === 0 && message) return [describe(name, message)];
    return failed.map(({ fullName, failureMessages }) => describe(`${name} › ${fullName}`, failureMessages[0]));
  });

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
      .map(({ results }) => describe(`${path} › ${spec.title}`, results.find(({ error }) => error !== undefined)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => failedInSuite(suite, path))];
}

/**
 * @param {{ suites?: PlaywrightSuite[] }} [report] of Playwright's JSON reporter
 * @returns {string[]}
 */
export const failedInPlaywright = (report) => (report?.suites ?? []).flatMap((suite) => failedInSuite(suite, ''));
