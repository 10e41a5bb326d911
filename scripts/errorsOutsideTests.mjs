import { writeFileSync } from 'node:fs';

/** A reporter for Vitest: writes errors that happened outside a test, which its JSON reporter omits, to ERRORS_OUTSIDE_TESTS. */
export default class ErrorsOutsideTests {
  /**
   * @param {unknown} _modules
   * @param {readonly { message?: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.ERRORS_OUTSIDE_TESTS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message ?? '')));
  }
}
