import { readFileSync } from 'node:fs';
import { animationsOver } from '../helpers/animationsOver.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { tabTo, untilShortcutsWork } from '../helpers/keyboard.ts';

const bulkDelete = '**/api/products/bulk-delete';

test('the sidebar opens the list as it was left, a typed address as it says', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Rented' }).press('Space');
  const show = page.getByRole('button', { name: /^Show \d+$/ });
  // Focused before the press, because later the focus returns to Filters and would scroll the page back.
  await show.focus();
  expect(await page.evaluate(() => window.scrollY), 'the page has not moved').toBe(0);
  // Playwright scrolls a moving element to the middle of the page before it presses it.
  await animationsOver(page);
  await show.click();
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeFocused();
  await expect(portal.heading('Products'), 'the page has not moved').toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await page.getByRole('searchbox', { name: 'Search in product' }).fill('silk');
  await expect(page).toHaveURL('/products?search=silk&status=rented&sort=price&size=25');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/products?status=rented&sort=price&size=25');
  await expect(page.getByRole('button', { name: 'Remove Status Rented' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('columnheader', { name: 'Price' }).click({ position: { x: 14, y: 4 } });
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await page.goBack();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.goto('/products');
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
  await expect(page).toHaveURL('/products');
});

test('the first view is saved from the tools, becomes Unsaved view after a change, opens by its tab and by the sidebar, and is stored', async ({ page, portal }) => {
  await portal.signIn('/products');
  const selected = page.getByRole('tab', { selected: true });
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search in product' }).fill('silk');
  await page.getByRole('button', { name: 'Comfortable' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Silk');
  await page.keyboard.press('Enter');
  await expect(selected).toHaveAccessibleName(/^Silk, \d+$/);
  await expect(selected).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Price' }).click();
  await expect(selected).toHaveAccessibleName(/^Unsaved view/);
  await page.getByRole('tab', { name: 'All, 248' }).click();
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comfortable' })).toBeVisible();
  await page.getByRole('tab', { name: /^Silk/ }).click();
  await expect(page).toHaveURL('/products?search=silk');
  await expect(page.getByRole('button', { name: 'Compact' })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/products?search=silk');
  await page.reload();
  await expect(selected).toHaveAccessibleName(/^Silk, \d+$/);
  await expect(page.getByRole('button', { name: 'Compact' })).toBeVisible();

  await test.step('its copy, which shows the same, is the opened one, also after a reload', async () => {
    await selected.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await expect(selected).toHaveAccessibleName(/^Silk 2, \d+$/);
    await expect(selected).toBeFocused();
    await page.reload();
    await expect(selected).toHaveAccessibleName(/^Silk 2, \d+$/);
    await page.getByRole('tab', { name: /^Silk, / }).click();
    await expect(selected).toHaveAccessibleName(/^Silk, \d+$/);
  });

  const bulkActions = page.getByRole('button', { name: 'Bulk Actions' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bulkActions.click().then(() => page.getByRole('menuitem', { name: 'Export CSV' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFProduct,Grade,Status,Prep Buffer,Rating,Stock,Price');
  await expect(selected).toHaveAccessibleName(`Silk, ${lines.length}`);
  expect(lines.filter((line) => !/silk/i.test(line))).toEqual([]);

  await bulkActions.click();
  await page.getByRole('menuitemradio', { name: 'All fields' }).click();
  await page.reload();
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    bulkActions.click().then(() => page.getByRole('menuitem', { name: 'Export CSV' }).click()),
  ]);
  const [fields = '', first = ''] = readFileSync(await whole.path(), 'utf8').trimEnd().split('\r\n');
  expect(fields).toMatch(/^\uFEFFID,Product,Brand,SKU,Barcode,Location,/);
  expect(first).toMatch(/^"\d+",[^,]*silk[^,]*,[^,]+,[^,]+,"\d{12}",/i);
});

test('what is pressed before the list has followed the last press counts: pages by button and by key, a sort after a letter', async ({ page, portal }) => {
  await portal.signIn('/products');
  const showing = (entries: string) => expect(page.getByText(`Showing ${entries} entries`)).toBeVisible();
  await showing('1 to 10 of 248');
  await untilShortcutsWork(page);
  /** Clicks buttons and presses one-character keys as queued input, between which the browser does nothing else. */
  const press = (...names: string[]) =>
    page.evaluate(async (names) => {
      for (const name of names) {
        if (name.length === 1) document.querySelector('main th button')?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
        else document.querySelector<HTMLElement>(`main [aria-label="${name}"]`)?.click();
        await Promise.resolve();
      }
    }, names);

  await press('Next page', 'Next page', 'Next page', 'Next page', 'Next page');
  await showing('51 to 60 of 248');
  await expect(page).toHaveURL('/products?page=6');
  await press('Previous page', 'Next page', 'Previous page', 'Previous page');
  await showing('31 to 40 of 248');
  await press(']', ']', '[', ']');
  await showing('51 to 60 of 248');
  await page.goBack();
  await showing('41 to 50 of 248');

  await page.getByRole('searchbox', { name: 'Search in product' }).evaluate(async (field: HTMLInputElement) => {
    field.focus();
    document.execCommand('insertText', false, 'silk');
    await Promise.resolve();
    document.querySelector<HTMLElement>('th button')?.click();
  });
  await expect(page).toHaveURL('/products?search=silk&sort=name');
  await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
});

test('three products that three searches find are selected by pointer and by keyboard', async ({ page, portal }) => {
  await portal.signIn('/products');
  const bar = page.getByRole('group', { name: 'Selected rows' });
  const search = page.getByRole('searchbox', { name: 'Search in product' });
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).first();
  await search.fill('wool');
  await box('Wool Tailored Blazer').click();
  await expect(bar).toContainText('1 selected');
  const { x, y } = (await search.boundingBox())!;

  await search.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('merino');
  await expect(page).toHaveURL('/products?search=merino');
  await tabTo(page, box('Merino Crew Knit'));
  await page.keyboard.press('Space');
  await expect(bar).toContainText('2 selected');

  await tabTo(page, search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.type('silk');
  await expect(bar).toContainText('2 not shown');
  expect(await search.boundingBox()).toMatchObject({ x, y });
  await page.getByRole('checkbox', { name: /^Select Silk/ }).first().click();
  await expect(bar).toContainText('3 selected');
  await expect(search).toHaveValue('silk');

  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Products' }).getByRole('listitem')).toHaveCount(3);
});

test('a range is selected by keyboard, stays selected on another page, and is deleted with it', async ({ page, portal }) => {
  await portal.signIn('/products');
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select Wool Tailored Blazer' }).first().press('Space');
  await page.getByRole('checkbox', { name: 'Select Merino Crew Knit' }).first().press('Shift+Space');
  await expect(bar).toContainText('3 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(bar, 'the head of the list comes into sight').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await expect(bar).toContainText('13 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Products' });
  await expect(dialog.getByRole('listitem')).toHaveCount(13);
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(portal.toast('Selected products deleted successfully.')).toBeVisible();
  await expect(page.getByText('of 235 entries')).toBeVisible();
});

test('a column is resized by pointer and by keyboard and moved by keyboard, and is so after a reload', async ({ page, portal }) => {
  await portal.signIn('/products');
  const header = page.getByRole('columnheader', { name: 'Status' });
  await header.hover();
  const separator = header.getByRole('separator');
  const { x, y, width } = (await separator.boundingBox())!;
  const before = (await header.boundingBox())!.width;
  await page.mouse.move(x + width / 2, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 40, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(header, 'its edge is where the pointer is').toHaveJSProperty('offsetWidth', Math.round(before) + 40);
  await tabTo(page, separator);
  await expect(separator).toHaveAccessibleName('Width of Status');
  await page.keyboard.press('ArrowLeft');
  await expect(separator).toHaveAttribute('aria-valuetext', `${Math.round(before) + 48} px`);

  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Price' }));
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  const isArranged = async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Product', 'Grade', 'Status', 'Prep Buffer', 'Rating', 'Price', 'Stock', 'Action']);
    await expect(header).toHaveJSProperty('offsetWidth', Math.round(before) + 48);
  };
  await isArranged();
  await page.reload();
  await isArranged();
});

test.describe('a deletion', () => {
  test.use({ expectedConsole: /404|ERR_FAILED/ });

  test('whose response is lost, or that somebody else made first, ends with a list that is true', async ({ page, portal }) => {
    await portal.signInQuietly('/products');
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Delete ${name}` }).first().click();
      await page.getByRole('alertdialog', { name: 'Delete Product' }).getByRole('button', { name: 'Yes, Delete' }).click();
    };
    await page.route(bulkDelete, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await remove('Double-Breasted Trench');
    await expect(portal.toast('Product deleted successfully.')).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 247 entries')).toBeVisible();

    await page.unroute(bulkDelete);
    await page.route(bulkDelete, async (route) => {
      await route.fetch();
      await route.continue();
    });
    await remove('Wool Tailored Blazer');
    await expect(portal.toast('This product had already been deleted.')).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 246 entries')).toBeVisible();
  });
});

test('a double press on Delete asks once over the list, and a later press outside closes the dialog', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('button', { name: /^Delete / }).nth(2).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Product' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.locator('main table')).toBeVisible();
  await expect(dialog).toContainText('Silk Slip Dress');
  // The second press at the place of the first, with a browser's click count, however late the dialog opened.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.locator('[data-exiting]')).toHaveCount(0);
  expect(await page.evaluate(() => String(getSelection())), 'no word is selected').toBe('');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Yes, Delete' })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Delete / }).nth(2).dblclick();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.locator('[data-exiting]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a double press on an item of a menu acts once', async ({ page, portal }) => {
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await portal.signIn('/products');
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const menu = page.getByRole('menu', { name: 'Bulk Actions' });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    await expect(menu.locator('xpath=..')).toHaveCSS('opacity', '1');
    await menu.getByRole('menuitem', { name: 'Export CSV' }).dblclick();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Select this page' })).toBeChecked();
    await expect.poll(() => files.length).toBe(count);
  }
});

test('a list that loads slowly moves nothing when it comes', async ({ page, portal }) => {
  await portal.signIn('/products');
  await expect(page.getByText('of 248 entries')).toBeVisible();
  const release = await holdRequests(page, '**/api/products');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.sessionStorage.shift = Number(window.sessionStorage.shift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByText('Loading products...')).toBeVisible();
  release();
  await expect(page.getByText('of 248 entries')).toBeVisible();
  expect(Number(await page.evaluate(() => window.sessionStorage.shift ?? 0))).toBeLessThan(0.02);
});

const silk = 'Silk ';
/** 200 characters long. */
const longName = (index: number) => `${index % 2 === 0 ? silk : 'Linen '}${'Reversible Travelling Coat '.repeat(8)}`.slice(0, 194) + String(index).padStart(6, '0');
/** A product whose numbers are text and whose other fields are mostly missing. */
const oddProduct = (index: number) => ({ id: index + 1, productname: longName(index), base_price: String((index * 7919) % 50_000), stock: String(index % 9) });

test('50,000 odd products: a refresh leaves alone what somebody types, sorts or has open meanwhile', async ({ page, portal }) => {
  test.slow();
  const products = Array.from({ length: 50_000 }, (_, index) => oddProduct(index));
  let requests = 0;
  let arrive = () => {};
  let arrival: Promise<void> = Promise.resolve();
  await page.route('**/api/products', async (route) => {
    requests += 1;
    await arrival;
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data: products }) });
  });
  /** Requests the list again with one more product, which arrives when `arrive` is called. */
  async function refresh() {
    products.push(oddProduct(2 * products.length));
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
    const before = requests;
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => requests, { timeout: 1000 }).toBeGreaterThan(before);
    }).toPass();
  }
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  const showing = (count: string) => expect(page.getByText(`Showing 1 to 10 of ${count} entries`)).toBeVisible();

  await portal.signInQuietly('/products');
  await test.step('they are listed within the width of the page, and sorted as numbers', async () => {
    await showing('50,000');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Price' }).click();
    for (const [row, price] of [[1, '$0.00'], [2, '$1.00'], [3, '$2.00']] as const) await expect(rows.nth(row)).toContainText(price);
  });
  await test.step('somebody types', async () => {
    await refresh();
    const search = page.getByRole('searchbox', { name: 'Search in product' });
    await search.pressSequentially('silk');
    await showing('25,000');
    arrive();
    await showing('25,001');
    await expect(search).toHaveValue('silk');
    await expect(search).toBeFocused();
    await expect(rows.nth(1)).toContainText('$0.00');
  });
  await test.step('somebody has a menu open', async () => {
    await refresh();
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    const item = page.getByRole('menuitem', { name: 'Delete Selected' });
    await expect(item).toBeVisible();
    arrive();
    await expect(page.locator('nav p').filter({ hasText: '25,002' })).toHaveCount(1);
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bulk Actions' })).toBeFocused();
  });
  await test.step('somebody sorts', async () => {
    await refresh();
    await page.getByRole('button', { name: 'Product', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
    arrive();
    await showing('25,003');
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.nth(1)).toContainText(longName(0));
  });
});

test('50,000 odd products are selected, exported as CSV and deleted together', async ({ page, portal }) => {
  test.slow();
  let products = Array.from({ length: 50_000 }, (_, index) => oddProduct(index));
  await page.route('**/api/products', (route) => route.fulfill({ json: { data: products } }));
  let deleted: readonly unknown[] = [];
  await page.route(bulkDelete, (route) => {
    deleted = (route.request().postDataJSON() as { ids: unknown[] }).ids;
    products = [];
    return route.fulfill({ json: { message: 'Deleted' } });
  });
  await portal.signInQuietly('/products');
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Select all 50,000' }).click();
  await expect(bar).toContainText('50,000 selected');

  await test.step('the file has a line for each of them', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Export' }).click()]);
    const [, ...lines] = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(products.map(({ productname }) => productname));
  });
  await test.step('their number has to be typed, and all of them are sent', async () => {
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Products' });
    await dialog.getByRole('textbox', { name: 'Type 50,000 to confirm' }).fill('50000');
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(portal.toast('Selected products deleted successfully.')).toBeVisible();
    await expect(page.getByText('No products found.')).toBeVisible();
    expect(deleted.map(String).toSorted()).toEqual(Array.from({ length: 50_000 }, (_, index) => String(index + 1)).toSorted());
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('each list shows whole what its search looks through', async ({ page, portal }) => {
    await portal.signInQuietly('/products');
    for (const path of ['/products', '/orders', '/refund', '/support']) {
      await page.goto(path);
      const search = page.locator('main').getByRole('searchbox');
      await expect(search).toHaveCSS('font-size', '16px');
      const overflow = await search.evaluate((input: HTMLInputElement) => {
        const { font } = getComputedStyle(input, '::placeholder');
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = font;
        return context.measureText(input.placeholder).width - input.clientWidth;
      });
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
