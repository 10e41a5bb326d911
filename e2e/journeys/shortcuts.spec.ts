import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { shortcutSheet as sheet, tabTo, untilShortcutsWork } from '../helpers/keyboard.ts';

const rowLink = (page: Page, index: number) => page.locator(`[data-row-index="${index}"] a[data-row-link]`);

test('g and a letter open a screen, n a new product, ? the list of shortcuts', async ({ page, portal }) => {
  await portal.signIn('/settings');
  await untilShortcutsWork(page);
  for (const [letter, heading] of [
    ['p', 'Products'],
    ['o', 'Orders'],
    ['r', 'Refund'],
    ['s', 'Support'],
    ['d', /^Welcome/],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(portal.heading(heading)).toBeFocused();
  }
  await page.keyboard.press('n');
  await expect(portal.heading('Add Product')).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Products' })).toHaveText('ProductsGthenP');
});

for (const width of [1280, 360])
  test(`rows, selection, pages and the search of a list, at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await portal.signIn('/products');
    const shown = await page.getByText(/^Showing 1 to 10 of/).innerText();
    await untilShortcutsWork(page);

    await test.step('j and k move through the rows', async () => {
      await page.keyboard.press('j');
      await expect(rowLink(page, 0)).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(rowLink(page, 1)).toBeFocused();
    });
    await test.step('x selects the row and takes it back', async () => {
      const box = page.locator('[data-row-index="1"]').getByRole('checkbox');
      await page.keyboard.press('x');
      await expect(box).toBeChecked();
      await expect(page.getByText('1 selected')).toBeVisible();
      await page.keyboard.press('x');
      await expect(box).not.toBeChecked();
      if (width === 1280) await expect(rowLink(page, 1)).toBeFocused();
      // On cards it starts the selection, which lasts until Done.
      else await page.getByRole('button', { name: 'Done' }).click();
    });
    await test.step('[ and ] turn the pages', async () => {
      await page.keyboard.press(']');
      await expect(page.getByText(/^Showing 11 to 20 of/)).toBeVisible();
      await page.keyboard.press('[');
      await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible();
    });
    await test.step('/ moves to the search of the list, where keys are text', async () => {
      await page.keyboard.press('/');
      const search = page.getByRole('main').getByRole('searchbox');
      await expect(search).toBeFocused();
      await page.keyboard.type('jgx[n?');
      await expect(search).toHaveValue('jgx[n?');
      await expect(portal.heading('Products')).toBeVisible();
      await expect(sheet(page)).toBeHidden();
      for (let count = 0; count < 6; count += 1) await page.keyboard.press('Backspace');
      // A search for the last remaining letter finds 10 rows too.
      await expect(page.getByText(shown)).toBeVisible();
    });
    await test.step('Enter opens the row', async () => {
      const name = await rowLink(page, 0).innerText();
      await page.keyboard.press('Tab');
      await page.keyboard.press('j');
      await expect(rowLink(page, 0)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    });
  });

test('an empty search field of a list shows its key while shortcuts work', async ({ page, portal }) => {
  const search = page.getByRole('main').getByRole('searchbox');
  const hasKey = () =>
    search.evaluate((input) => {
      for (let part = input.parentElement; part !== null; part = part.parentElement) if (getComputedStyle(part, '::after').content.includes('"/"')) return true;
      return false;
    });
  await portal.signIn('/products');
  await expect.poll(hasKey).toBe(true);
  await search.fill('silk');
  await expect.poll(hasKey).toBe(false);
  await search.clear();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Shortcuts' }).click();
  await expect.poll(hasKey).toBe(false);
});

test('rows of orders, refunds and tickets have the focus too; / opens the palette where there is no list', async ({ page, portal }) => {
  await portal.signIn('/products');
  await expect(rowLink(page, 0)).toBeVisible();
  await untilShortcutsWork(page);
  for (const [letter, heading] of [
    ['o', 'Orders'],
    ['r', 'Refund'],
    ['s', 'Support'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    // Until then the rows of the earlier list are shown.
    await expect(portal.heading(heading)).toBeFocused();
    await expect(rowLink(page, 0)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rowLink(page, 0)).toBeFocused();
  }
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(portal.heading(/^Welcome/)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('');
});

test('over unsaved input g asks first', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  await page.getByRole('textbox', { name: 'Product Name' }).fill('Wool Coat');
  await page.getByRole('heading', { level: 1 }).click();
  await untilShortcutsWork(page);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(portal.heading('Add Product')).toBeAttached();
});

test('switched off by keyboard, no key without Ctrl does anything, also after a reload; Ctrl K does', async ({ page, portal }) => {
  await portal.signIn('/settings');
  await untilShortcutsWork(page);
  await tabTo(page, page.getByRole('button', { name: /^Profile menu/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  const toggle = page.getByRole('menuitemcheckbox', { name: 'Shortcuts' });
  for (const item of ['Light', 'Dark', 'System']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: item })).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  await page.reload();
  await expect(portal.heading('Settings')).toBeVisible();
  await test.step('the sheet opens from the menu, and says that they are off', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(sheet(page).getByRole('switch', { name: 'Shortcuts' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });
  for (const key of ['g', 'p', '?', 'n', '/']) await page.keyboard.press(key);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(portal.heading('Settings')).toBeVisible();

  await test.step('switched on in the sheet, they work again', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await sheet(page).getByRole('switch', { name: 'Shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await untilShortcutsWork(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(portal.heading('Products')).toBeFocused();
  });
});
