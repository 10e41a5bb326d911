import { relative } from 'node:path';
import { root } from './workspace.mjs';

/** @typedef {{ name: string, seconds: number }} Time */
/** @typedef {{ title: string, suites?: TimedSuite[], specs: { title: string, tests: { results: { duration: number }[] }[] }[] }} TimedSuite */

/**
 * @param {{ testResults?: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} [report] of Vitest's JSON reporter
 * @returns {Time[]}
 */
export const timesInVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative(root, name)} › ${fullName}`, seconds: (duration ?? 0) / 1000 })),
  );

/**
 * @param {TimedSuite} suite
 * @param {string} parents
 * @returns {Time[]}
 */
function timesInSuite({ title, suites = [], specs }, parents) {
  const path = parents === '' ? title : `${parents} › ${title}`;
  const own = specs.map((spec) => ({
    name: `${path} › ${spec.title}`,
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap((suite) => timesInSuite(suite, path))];
}

/**
 * @param {{ suites?: TimedSuite[] }} [report] of Playwright's JSON reporter
 * @returns {Time[]}
 */
export const timesInPlaywright = (report) => (report?.suites ?? []).flatMap((suite) => timesInSuite(suite, ''));

/**
 * The ten slowest tests, the slowest first, each as a line.
 * @param {readonly Time[]} times
 */
export const slowest = (times) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
