import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Portal, test } from './fixtures.ts';
import { pngFile } from './pngFile.ts';

const PREFIX = 'valise.';
const session = ['auth_token', 'auth_user', 'type'];

const badValues: Record<string, string> = {
  nothing: '',
  null: 'null',
  'a number': '5',
  'a list': '[1]',
  'another object': '{"a":1}',
  'another text': '"x"',
  'no JSON': '{',
};

type Stores = Record<'localStorage' | 'sessionStorage', Record<string, string>>;

const stored = (page: Page): Promise<Stores> =>
  page.evaluate(() => ({ localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }) as Stores);

/** Leaves the portal, which writes when it is left, for an empty page of the same origin. */
async function leavePortal(page: Page) {
  await page.route('/empty.html', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/empty.html');
}

/** Replaces all that is stored. */
async function store(page: Page, entries: Stores) {
  await leavePortal(page);
  await page.evaluate((entries) => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      window[name].clear();
      for (const [key, text] of Object.entries(entries[name])) window[name].setItem(key, text);
    }
  }, entries);
}

/** What the names of entries are made from. */
const parts: Record<string, (userId: string) => string> = { table: () => 'products', name: () => 'products', userId: (userId) => userId };

/** The entries that the sources define: the first argument of every `storedEntry`. */
function definedEntries(userId: string): string[] {
  const sources = ['packages/features/src', 'apps/portal/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const names = sources
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|shared\/storage\.ts$/.test(path))
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

/** Signs in and makes the portal store what it stores. Returns it, and the id of the user. */
async function writeEntries(page: Page, portal: Portal) {
  await portal.signIn('/products');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByText('Rating').click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '+ Add Product' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Kept Coat');
  await page.locator('input[type="file"]').first().setInputFiles(pngFile('front.png', [40, 78, 64]));
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  const entries = await stored(page);
  const userId = String((JSON.parse(entries.localStorage.auth_user ?? '{}') as { id: unknown }).id);
  expect(Object.keys(entries.localStorage)).toEqual(expect.arrayContaining([...session, 'valise.theme', `valise.columns.products.${userId}`]));
  return { entries, userId };
}

test('bad entries are dropped: the portal works signed in and signed out', async ({ page, portal }) => {
  test.setTimeout(180_000);
  const { entries, userId } = await writeEntries(page, portal);
  const written = [...Object.keys(entries.localStorage), ...Object.keys(entries.sessionStorage)].filter((key) => !session.includes(key));
  const keys = [...new Set([...written, ...definedEntries(userId).map((name) => PREFIX + name)])];
  const signedIn = Object.fromEntries(session.map((key) => [key, entries.localStorage[key] ?? '']));

  for (const [name, text] of Object.entries(badValues))
    await test.step(name, async () => {
      const bad = Object.fromEntries(keys.map((key) => [key, text]));
      await store(page, { localStorage: { ...bad, ...signedIn }, sessionStorage: bad });
      await page.goto('/products');
      await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      await page.getByRole('link', { name: '+ Add Product' }).click();
      await expect(portal.heading('Add Product')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Restore draft' })).toBeHidden();
      const { localStorage } = await stored(page);
      expect(Object.entries(localStorage).filter(([key]) => /^valise\.(theme|columns|draft)/.test(key)), 'entries that were read').toEqual([]);
      await page.goBack();
      await expect(portal.heading('Products')).toBeVisible();

      const badSession = Object.fromEntries(session.map((key) => [key, text]));
      await store(page, { localStorage: badSession, sessionStorage: bad });
      await page.goto('/settings');
      await portal.fillSignIn();
    });
});

/** Replaces the database of photos by one that holds other values, or that has another form. */
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
