// pnpm bench: the built portal, three of its screens beside the same screens by hand, bytes and requests until sign-in and the product list
// are usable, the data table beside a baseline without React, and the render times of a thread and a board.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium.mjs';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { measureFirstLoad } from '../firstLoad.mjs';
import { markdownOf } from './markdown.mjs';
import { ensureInstalled, ensurePortalBuilt } from '../workspace.mjs';
import { measureParts, printParts } from './parts/run.mjs';
import { printLoads, printNextPaint, printScreen, printTraces } from './portal/report.mjs';
import { measurePortal, port, screenNames } from './portal/run.mjs';
import { measureTable, printTable } from './table/run.mjs';
import { withSandbox } from './withSandbox.mjs';

const names = ['load', ...screenNames, 'table', 'parts'];
const help = `Usage: pnpm bench [options]

  --screen NAME   measure one of ${names.join(', ')}
  --rounds N      rounds of each side (3)
  --quick         one round with one press of each step, each list in one size, what is long cut short or left out
  --trace         trace each press: counts are printed, traces for DevTools are written to test-results/bench
`;
const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { screen: { type: 'string' }, rounds: { type: 'string' }, quick: { type: 'boolean', default: false }, trace: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (options.help || (options.screen !== undefined && !names.includes(options.screen))) {
  console.log(help);
  process.exit(options.help ? 0 : 1);
}
const isWanted = (name) => options.screen === undefined || options.screen === name;
const rounds = options.quick ? 1 : Number(options.rounds ?? 3);

await ensureInstalled();
await ensurePortalBuilt();
const executablePath = await ensureBrowser();

const account = { email: 'marta@valise.club', password: 'linen-and-loden' };

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
let loads;
if (isWanted('load')) {
  await withSandbox({ port }, async (address) => {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    console.log(`Chromium ${browser.version()}`);
    loads = await measureFirstLoad(await browser.newPage(), address, account);
    printLoads(loads);
    await browser.close();
  });
}
const measured = await measurePortal({ isWanted, rounds, presses: options.quick ? 1 : 3, isQuick: options.quick, isTraced: options.trace });
for (const screen of measured) printScreen(screen);
printNextPaint(measured);
for (const { name, traces } of measured) printTraces(name, traces);
const table = isWanted('table') ? await measureTable(options.quick ? { rounds: 1, sizes: [50_000] } : { sizes: [100, 1000, 10_000, 50_000] }) : undefined;
if (table !== undefined) printTable(table);
const parts = isWanted('parts') ? await measureParts(options.quick ? 1 : 5) : undefined;
if (parts !== undefined) printParts(parts);

console.log(`\nThe tables of the README:\n\n${markdownOf({ loads, screens: measured, table, parts })}`);
console.log(`Measured in ${Math.round(performance.now() / 1000)} s`);
