import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../helpers/fixtures.ts';
import { holdRequests } from '../../helpers/holdRequests.ts';

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const mirrored = '\u202Egnp.exe \u05D3\u05E0\u05D4';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Edit \d+ products?$/ });
const rowOf = (page: Page, name: string) => dialogOf(page).getByRole('row').filter({ hasText: name });

/** Opens the edit of the list's first products and sets their prices to rise by 10 %. */
async function raisePrices(page: Page, count: number) {
  const boxes = page.getByRole('table', { name: 'Products' }).getByRole('row').getByRole('checkbox');
  await boxes.nth(1).click();
  if (count > 1) await boxes.nth(count).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: /^Base price / }).click();
  await page.getByRole('option', { name: 'Raise by' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Amount' }).fill('10');
}

const update = (page: Page) => dialogOf(page).getByRole('button', { name: /^Update/ });

/** Records every sent change of a product, by the product's id. */
function sentChanges(page: Page) {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const [, id] = /\/api\/products\/(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.method() !== 'GET' && id !== undefined) sent.push(id);
  });
  return sent;
}

/** Gives the list's first products other values than the server has. */
async function answerWith(page: Page, odd: readonly object[]) {
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object[] };
    await route.fulfill({ json: { data: data.map((product, index) => ({ ...product, ...odd[index] })) } });
  });
}

test('names of markup and from right to left, prices that are text and statuses nobody knows are shown as text, and none is made up', async ({ page, portal }) => {
  await answerWith(page, [
    { productname: markup, brand: mirrored },
    { productname: mirrored, brand: markup },
    { base_price: 'free' },
    { base_price: '1e400' },
    { product_availibity: markup },
  ]);
  await portal.signIn('/products');
  await raisePrices(page, 5);
  const dialog = dialogOf(page);
  await expect(rowOf(page, markup).filter({ hasText: mirrored })).toHaveCount(2);
  for (const name of [markup, mirrored]) await expect(dialog.locator('bdi').getByText(name, { exact: true })).toHaveCount(2);
  for (const name of ['Silk Slip Dress', 'Merino Crew Knit']) await expect(rowOf(page, name)).toContainText(/Base price cannot be read\..*Left out/);
  await expect(rowOf(page, 'Oxford Shirt')).toContainText(`${markup}$14.00`);
  await expect(dialog).not.toContainText(/NaN|Infinity/);
  await expect(update(page)).toHaveAccessibleName('Update 3 products');
  await expect(page).toHaveTitle(/Products/);
});

test.describe('what the server refuses', () => {
  // The browser logs the answers that were failures.
  test.use({ expectedConsole: /status of (404|419|422|500)/ });

  test('of another partner is told and stays as it was, while the own products are changed', async ({ page, portal, request }) => {
    const stranger = { email: 'eve@evil.example', password: 'long-enough' };
    await request.post('/api/register', { data: { name: 'Eve', password_confirmation: stranger.password, ...stranger } });
    const { data: session } = (await (await request.post('/api/login', { data: stranger })).json()) as { data: { token: string } };
    const headers = { Authorization: `Bearer ${session.token}` };
    await request.post('/api/products', { headers, multipart: { productname: 'Cape of Eve', basePrice: '50.00' } });
    const ofEve = async () => ((await (await request.get('/api/products', { headers })).json()) as { data: { id: number }[] }).data;
    const before = await ofEve();
    expect(before).toHaveLength(1);

    await answerWith(page, before);
    await portal.signIn('/products');
    await raisePrices(page, 2);
    await expect(rowOf(page, 'Cape of Eve')).toContainText('$55.00');
    await update(page).click();
    await expect(rowOf(page, 'Cape of Eve')).toContainText('Failed to update product.');
    await expect(dialogOf(page).getByText('1 of 2 updated', { exact: true })).toBeVisible();
    expect(await ofEve()).toEqual(before);
  });

  test('on one product each, by 419, 422 and 500, is told in its row as text, ends no session and is tried again', async ({ page, portal }) => {
    const answers: Record<string, { status: number; json: object }> = {
      1: { status: 422, json: { message: 'The given data was invalid.', errors: { base_price: [markup] } } },
      2: { status: 500, json: { message: markup } },
      3: { status: 419, json: { message: 'CSRF token mismatch.' } },
    };
    const refuse = '**/api/products/*';
    await page.route(refuse, async (route) => {
      const answer = answers[route.request().url().split('/').at(-1) ?? ''];
      if (answer === undefined || route.request().method() === 'GET') await route.fallback();
      else await route.fulfill(answer);
    });
    await portal.signIn('/products');
    await raisePrices(page, 4);
    await update(page).click();
    await expect(dialogOf(page).getByText('1 of 4 updated', { exact: true })).toBeVisible();
    await expect(dialogOf(page).getByText('3 failed', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Double-Breasted Trench')).toContainText(markup);
    await expect(rowOf(page, 'Wool Tailored Blazer')).toContainText('Failed to update product.');
    await expect(rowOf(page, 'Silk Slip Dress')).toContainText('Failed to update product.');
    await expect(page).toHaveTitle(/Products/);
    await expect(page).toHaveURL('/products');

    await page.unroute(refuse);
    const sent = sentChanges(page);
    await dialogOf(page).getByRole('button', { name: 'Retry 3 failed' }).click();
    await expect(portal.toast('4 products updated')).toBeVisible();
    expect(sent, 'what had been changed is not sent again').toEqual(['1', '2', '3']);
  });
});

test('Update pressed twice at once, and again while it runs, sends each product once', async ({ page, portal }) => {
  await portal.signIn('/products');
  await raisePrices(page, 3);
  const sent = sentChanges(page);
  const release = await holdRequests(page, '**/api/products/2');
  await update(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(rowOf(page, 'Wool Tailored Blazer')).toContainText('Saving...');
  // Forced, because Playwright takes a busy button for a disabled one.
  await dialogOf(page).getByRole('button', { name: 'Saving...' }).click({ force: true });
  await page.keyboard.press('Enter');
  release();
  await expect(portal.toast('3 products updated')).toBeVisible();
  expect(sent).toEqual(['1', '2', '3']);
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row', { name: /Wool Tailored Blazer/ })).toContainText('$105.60');
});
