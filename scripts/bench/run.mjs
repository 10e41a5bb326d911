// pnpm bench: bytes until sign-in and the product list are usable, time until sign-in is usable, the data table compared with
// a baseline without React, and the render times of a thread and a board.
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium.mjs';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { measureFirstLoad } from '../firstLoad.mjs';
import { ensureInstalled, ensurePortalBuilt } from '../workspace.mjs';
import { measureLogin, printLogin } from './login/run.mjs';
import { measureParts, printParts } from './parts/run.mjs';
import { measureTable, printTable } from './table/run.mjs';
import { withSandbox } from './withSandbox.mjs';

await ensureInstalled();
await ensurePortalBuilt();
const executablePath = await ensureBrowser();
process.env.CHROME_PATH = executablePath;

const account = { email: 'marta@valise.club', password: 'linen-and-loden' };
const kB = (bytes) => Number((bytes / 1000).toFixed(1));

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
const { login, products } = await withSandbox({ port: 4190 }, async (address) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const loaded = await measureFirstLoad(await browser.newPage(), address, account);
  await browser.close();
  return loaded;
});
const row = ({ scripts, styles, requests }) => ({ 'JavaScript, gzip kB': kB(scripts), 'CSS, gzip kB': kB(styles), requests });
console.table({
  'sign-in, until usable': row(login),
  'at most': { 'JavaScript, gzip kB': 128, 'CSS, gzip kB': 6, requests: 6 },
  'product list, since the start': row(products),
  'at most ': { 'JavaScript, gzip kB': 177 },
});
printLogin(await measureLogin());
printTable(await measureTable({ sizes: [100, 1000, 10_000, 50_000] }));
printParts(await measureParts());
