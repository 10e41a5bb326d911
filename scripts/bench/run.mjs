// pnpm bench: bytes until sign-in and the product list work, what the data table costs
// beside one written by hand, and how long a thread and a board take.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium.mjs';
import { ensureBrowser } from '../ensureBrowser.mjs';
import { measureFirstLoad } from '../firstLoad.mjs';
import { ensureInstalled, ensurePortalBuilt, sandboxCommand } from '../workspace.mjs';
import { measureParts, printParts } from './parts/run.mjs';
import { measureTable } from './table/run.mjs';

await ensureInstalled();
await ensurePortalBuilt();
const executablePath = await ensureBrowser();
process.env.CHROME_PATH = executablePath;

const account = { email: 'marta@valise.club', password: 'linen-and-loden' };
const kB = (bytes) => Number((bytes / 1000).toFixed(1));
const ms = (value) => Number(value.toFixed(2));

async function firstLoad() {
  const data = mkdtempSync(join(tmpdir(), 'valise-bench-'));
  const sandbox = spawn(process.execPath, [...sandboxCommand.args, '--port', '4190', '--data', data], {
    cwd: sandboxCommand.cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      sandbox.stdout.on('data', (text) => {
        const found = /Valise runs at (\S+)/.exec(String(text))?.[1];
        if (found !== undefined) resolve(found);
      });
      sandbox.on('exit', () => reject(new Error('The sandbox did not start.')));
    });
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    const page = await browser.newPage();
    const loaded = await measureFirstLoad(page, address, account);
    await browser.close();
    return loaded;
  } finally {
    sandbox.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
const { login, products } = await firstLoad();
console.table({
  'login, until it can be used': { 'JavaScript, gzip kB': kB(login.scripts), 'CSS, gzip kB': kB(login.styles), requests: login.requests },
  'product list, since the start': { 'JavaScript, gzip kB': kB(products.scripts), 'CSS, gzip kB': kB(products.styles), requests: products.requests },
});
const figures = await measureTable({ sizes: [100, 1000, 10_000, 50_000] });
console.table(
  figures
    .filter(({ operation }) => operation !== 'heap')
    .map(({ operation, size, cpu, paint, ratio }) => ({
      operation,
      rows: size,
      'by hand, ms': ms(cpu.byHand),
      'DataTable, ms': ms(cpu.withReact),
      ratio: ms(ratio),
      'ms to paint': ms(paint.withReact),
    })),
);
printParts(await measureParts());
