import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Portal, test } from '../helpers/fixtures.ts';
import { pngFile } from '../helpers/pngFile.ts';

const PREFIX = 'valise.';
const session = ['auth_token', 'auth_user', 'type'];

/** The names and lists of the entry, with values of another type. */
function misshapen(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(misshapen);
  if (typeof json !== 'object' || json === null) return [{ value: json }];
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, misshapen(value)]));
}

const always = (text: string) => () => text;

/** Each is made from the portal's own entry of that name; undefined when there was none. */
const badValues: Record<string, Record<string, (good: string | undefined) => string>> = {
  'JSON of another type': {
    null: always('null'),
    'a number': always('5'),
    'a list': always('[1]'),
    'another object': always('{"a":1}'),
    'another text': always('"x"'),
  },
  'damaged or huge': {
    nothing: always(''),
    'no JSON': always('{'),
    // A character takes two bytes.
    '400 kB of text': always(JSON.stringify('x'.repeat(200 * 1024))),
    '5,000 lists in each other': always('['.repeat(5000) + ']'.repeat(5000)),
    'its own names with other values': (good = '""') => JSON.stringify(misshapen(/^[[{"]/.test(good) ? JSON.parse(good) : good)),
  },
};

type Stores = Record<'localStorage' | 'sessionStorage', Record<string, string>>;

const stored = (page: Page): Promise<Stores> =>
  page.evaluate(() => ({ localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }) as Stores);

/** Leaves the portal, which stores data when it is left, for an empty page of the same origin. */
async function leavePortal(page: Page) {
  await page.route('/empty.html', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/empty.html');
}

/** Replaces every stored entry. */
async function store(page: Page, entries: Stores) {
  await leavePortal(page);
  await page.evaluate((entries) => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      window[name].clear();
      for (const [key, text] of Object.entries(entries[name])) window[name].setItem(key, text);
    }
  }, entries);
}

/** The values that names of entries contain. */
const parts: Record<string, (userId: string) => string> = { table: () => 'products', name: () => 'products', list: () => 'products', userId: (userId) => userId };

/** The entries in the sources: the first argument of every `storedEntry`. */
function definedEntries(userId: string): string[] {
  const sources = ['packages/features/src', 'apps/portal/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const names = sources
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|kit\/storage\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bstoredEntry(?:<.*?>)?\(\s*(?:'([^']+)'|`([^`]+)`)/g)])
    .map(([, plain, template = '']) => plain ?? template);
  return names.map((name) =>
    name.replaceAll(/\$\{(\w+)\}/g, (_, part: string) => {
      const valueOf = parts[part];
      if (valueOf === undefined) throw new Error(`Add what \${${part}} is in the name of the entry ${name} to "parts".`);
      return valueOf(userId);
    }),
  );
}

/** Signs in and makes the portal store all its entries. Returns them with the user's id. */
async function writeEntries(page: Page, portal: Portal) {
  await portal.signIn('/products');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByText('Rating').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('silk slip');
  await page.getByRole('option', { name: /Silk Slip Dress/ }).first().click();
  await expect(portal.heading('Silk Slip Dress')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Kept Coat');
  await page.locator('input[type="file"]').first().setInputFiles(pngFile('front.png', [40, 78, 64]));
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  const entries = await stored(page);
  const userId = String((JSON.parse(entries.localStorage.auth_user ?? '{}') as { id: unknown }).id);
  const ofUser = ['table.products', 'list.products', 'recentSearches'].map((name) => `${PREFIX}${name}.${userId}`);
  expect(Object.keys(entries.localStorage)).toEqual(expect.arrayContaining([...session, 'valise.theme', ...ofUser]));
  return { entries, userId };
}

/** Checks on the product list that no hidden column, recent search or draft comes from the stored entries. Ends on Add Product. */
async function expectNothingRestored({ page, heading }: Portal) {
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Add New Product' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(heading('Add Product')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeHidden();
}

for (const [kind, values] of Object.entries(badValues))
  test(`entries that are ${kind} are dropped: the portal works signed in, signed out and signing in`, async ({ page, portal }) => {
    const { entries, userId } = await writeEntries(page, portal);
    const all: Record<string, string> = { ...entries.sessionStorage, ...entries.localStorage };
    const keys = new Set([...Object.keys(all).filter((key) => !session.includes(key)), ...definedEntries(userId).map((name) => PREFIX + name)]);
    const signedIn = Object.fromEntries(session.map((key) => [key, entries.localStorage[key] ?? '']));

    for (const [name, from] of Object.entries(values))
      await test.step(name, async () => {
        const bad = Object.fromEntries(Array.from(keys, (key) => [key, from(all[key])]));
        await store(page, { localStorage: { ...bad, ...signedIn }, sessionStorage: bad });
        await page.goto('/products');
        await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-theme');
        await expectNothingRestored(portal);
        const { localStorage } = await stored(page);
        const read = Object.keys(localStorage).filter((key) => /^valise\.(theme|table|views|recentSearches|draft)/.test(key));
        expect(read, 'entries that were read').toEqual([]);
        await page.getByRole('link', { name: 'Products', exact: true }).first().click();
        await expect(page).toHaveURL('/products');
        await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();

        const badSession = Object.fromEntries(session.map((key) => [key, from(all[key])]));
        await store(page, { localStorage: badSession, sessionStorage: bad });
        await page.goto('/settings');
        await portal.fillSignIn();
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(portal.heading('Settings')).toBeVisible();
      });
  });

test('the entries of another user stay, and nothing is restored from them', async ({ page, portal }) => {
  const { entries, userId } = await writeEntries(page, portal);
  const names = new RegExp(`\\.${userId}(?=\\.|$)`);
  const others = Object.fromEntries(
    Object.entries(entries.localStorage).flatMap(([key, text]) => (names.test(key) ? [[key.replace(names, '.another'), text]] : [])),
  );
  expect(Object.keys(others)).toHaveLength(4);
  const requested = JSON.stringify({ path: '/products?search=silk', userId: 'another' });
  await store(page, { localStorage: others, sessionStorage: { 'valise.returnTo': requested } });
  await page.goto('/login');
  await portal.fillSignIn();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/products');
  await expectNothingRestored(portal);
  expect((await stored(page)).localStorage).toMatchObject(others);
});

/** Replaces the photos' database by one with other values or another schema. */
async function breakPhotos(page: Page, database: { version: number; store: string; value: unknown }) {
  await leavePortal(page);
  await page.evaluate(async ({ version, store, value }) => {
    const name = 'valise.draftPhotos';
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error));
      });
    await done(indexedDB.deleteDatabase(name));
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
    await done(opening);
    const draft = Object.keys(localStorage).find((key) => key.startsWith('valise.draft.')) ?? '';
    const { photos } = JSON.parse(localStorage.getItem(draft) ?? '{}') as { photos: string[] };
    for (const photo of photos) await done(opening.result.transaction(store, 'readwrite').objectStore(store).put(value, `${draft.split('.').at(-1)}.${photo}`));
    opening.result.close();
  }, database);
}

test('a draft whose photos cannot be read is restored without them', async ({ page, portal }) => {
  await writeEntries(page, portal);
  for (const [note, database] of [
    ['Draft saved', { version: 1, store: 'photos', value: { name: 'front.png' } }],
    ['Draft saved without the photos', { version: 5, store: 'other', value: 5 }],
  ] as const) {
    await breakPhotos(page, database);
    await page.goto('/products/addproduct');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Kept Coat');
    await expect(page.getByRole('img', { name: 'front.png' })).toBeHidden();
    await page.locator('input[type="file"]').first().setInputFiles(pngFile('back.png', [40, 78, 64]));
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
  }
});
