import { openWhole, recordWhole } from '../../scripts/whole.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { screens } from '../helpers/screens.ts';

// The browser's own line about what is not found.
test.use({ expectedConsole: /status of 404/ });

for (const { path } of screens)
  test(`the first paint with data has every control, and nothing moves: ${path}`, async ({ page, portal }) => {
    await portal.signInQuietly('/');
    await page.addInitScript(recordWhole);
    const { first, last, shift } = await openWhole(page, path);
    expect(first).toEqual(last);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
