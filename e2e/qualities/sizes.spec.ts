import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureFirstLoad } from '../../scripts/firstLoad.mjs';
import { root } from '../../scripts/workspace.mjs';
import { expect, partner, test } from '../helpers/fixtures.ts';

test('sign-in and the product list stay within their limits of bytes and requests', async ({ page, baseURL }, { annotations }) => {
  const { login, products } = await measureFirstLoad(page, baseURL ?? '', partner);
  annotations.push({ type: 'sizes', description: JSON.stringify({ login, products }) });
  expect.soft(login.scripts, 'scripts of sign-in, bytes gzip').toBeLessThan(150_000);
  expect.soft(login.styles, 'styles of sign-in, bytes gzip').toBeLessThan(6_000);
  expect.soft(login.requests, 'requests until sign-in works').toBeLessThanOrEqual(6);
  expect.soft(products.scripts, 'scripts since the start until the rows are painted, bytes gzip').toBeLessThan(240_000);
  expect.soft(products.codeRequests, 'requests for scripts and styles since the start until the rows are painted').toBeLessThanOrEqual(12);
});

const assets = join(root, 'apps/portal/dist/assets');
const scriptOf = (name: string) => readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? `${name} is missing`;

/** A script with all that it cannot run without. What it imports later, by `import()`, is not in it. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, imported = ''] of readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) withImports(imported, known);
  return known;
}

// These are counted in the files of the build: what is fetched when idle would make a measurement vary.
for (const form of ['addProduct', 'editProduct'])
  test(`${form} needs less than 170 kB of scripts after sign-in, with the shell around it`, () => {
    const signIn = withImports(scriptOf('portal'));
    const added = [...new Set(['signedIn', form].flatMap((entry) => [...withImports(scriptOf(entry))]))].filter((file) => !signIn.has(file));
    const bytes = added.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length, 0);
    test.info().annotations.push({ type: 'sizes', description: JSON.stringify({ [form]: bytes }) });
    expect(bytes, 'scripts of shell and form, bytes gzip').toBeGreaterThan(60_000);
    expect(bytes, 'scripts of shell and form, bytes gzip').toBeLessThan(170_000);
  });

for (const [overlay, most] of [['MenuPanel', 13], ['ConfirmDialogPanel', 7]] as const)
  test(`${overlay} is at most ${most} files beside those of the product list`, () => {
    const list = new Set(['portal', 'signedIn', 'products'].flatMap((entry) => [...withImports(scriptOf(entry))]));
    const added = [...withImports(scriptOf(overlay))].filter((file) => !list.has(file));
    expect(added.length, added.join(', ')).toBeLessThanOrEqual(most);
    expect(added.length, added.join(', ')).toBeGreaterThan(0);
  });
