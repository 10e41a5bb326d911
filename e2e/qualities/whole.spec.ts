import { openWhole, recordWhole } from '../../scripts/whole.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { screens } from '../helpers/screens.ts';

// The browser's own message about something that does not exist.
test.use({ expectedConsole: /status of 404/ });

/** Screens that are opened side by side, because each mostly waits for code that is fetched ahead. */
const groups = Array.from({ length: 5 }, (_, group) => screens.filter((_, index) => index % 5 === group));

for (const group of groups)
  test(`the first paint with data has every control, and nothing moves: ${group.map(({ path }) => path).join(', ')}`, async ({ context, portal }) => {
    await portal.signInQuietly('/');
    await Promise.all(
      group.map(async ({ path }) => {
        const page = await context.newPage();
        await page.addInitScript(recordWhole);
        const { first, last, shift } = await openWhole(page, path);
        expect.soft(first, path).toEqual(last);
        expect.soft(shift, path).toBeLessThanOrEqual(0.02);
        await page.close();
      }),
    );
  });
