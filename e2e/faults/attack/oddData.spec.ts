import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/fixtures.ts';

// The portal logs items that it drops.
test.use({ expectedConsole: /could not be read|repeats an id/ });

const answerProducts = (page: Page, json: string) =>
  page.route('**/api/products', (route) => route.fulfill({ contentType: 'application/json', body: json }));

test('a number too large to be one is shown as not given, and of two products with one id the first can be selected alone', async ({ page, portal }) => {
  await answerProducts(
    page,
    `{"data":[
      {"id":1,"productname":"Endless Coat","base_price":1e400,"average_rating":1e400,"stock":-1e400,"brand":1e400},
      {"id":2,"productname":"First Dress","base_price":"10","stock":1},
      {"id":"2","productname":"Second Dress","base_price":"20","stock":1}
    ]}`,
  );
  await portal.signIn('/products');
  await expect(page.getByRole('row', { name: /Endless Coat/ })).toContainText('–');
  await expect(page.getByRole('main')).not.toContainText(/Infinity|NaN|∞/);
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(page.getByText('Second Dress')).toHaveCount(0);
  await page.getByRole('row', { name: /First Dress/ }).getByRole('checkbox').check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByText(/^1 .*selected/).first()).toBeVisible();
});

test('a list of which no item can be read is a failure that can be tried again, not an empty list', async ({ page, portal }) => {
  await answerProducts(page, '{"data":[{"name":"without an id"},null,"text"]}');
  await portal.signIn('/dashboard');
  await page.clock.install();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('main').getByText('Failed to fetch products')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('No products found.')).toHaveCount(0);
  await page.unroute('**/api/products');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
});

test('markup, text from right to left and very long text in a ticket are shown as text, and what cannot be read as not given', async ({ page, portal }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const ticket = { message: '', order_id: null, messages: [{ id: 1, message: markup, sender_id: '1', sender_type: 'user', created_at: 'soon', status: '?', temp: 0 }] };
  const sender = { type: markup, name: 'נועה לוי', email: 'x'.repeat(5000), profile_photo: 'javascript:alert(1)' };
  await page.route('**/api/support-tickets', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          { ...ticket, id: 1, ticket_id: 'TCK-1', subject: markup, status: markup, created_at: '0000-00-00', sender },
          { ...ticket, id: '2', ticket_id: null, subject: null, status: null, created_at: null, sender: null, messages: null },
        ],
      },
    }),
  );
  await portal.signIn('/support');
  const row = page.getByRole('row', { name: /TCK-1/ });
  await expect(row.getByText(markup)).toHaveCount(3);
  await expect(row.getByText('נועה לוי')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ticket 2/ })).toContainText('–');
  await expect(page).toHaveTitle(/Support/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('in a thread only safe addresses are links, everything else is text, and a message that cannot be read is left out', async ({ page, portal }) => {
  const markup = '<img src=x onerror="document.title=1"><a href="https://evil.example">here</a>';
  const message = (id: number, text: string) => ({ id, message: text, sender_id: '1', sender_type: 'user', created_at: 'soon', status: '?', temp: 0 });
  const messages = [message(1, markup), null, { message: 'without an id' }, message(2, 'javascript:alert(1) data:text/html,x https://valise.club/returns'), message(3, `https://valise.club/${'x'.repeat(5000)}`)];
  const ticket = { id: 42, ticket_id: markup, subject: markup, message: markup, created_at: null, status: markup, order_id: '../../login', sender: null, messages };
  await page.route('**/api/support-tickets/42/messages', (route) => route.fulfill({ json: { data: { data: ticket } } }));
  await portal.signIn('/support/chatsupport/42');
  const log = page.getByRole('log');
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await expect(log.getByText(markup)).toBeVisible();
  const addresses = await log.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(0, 27)));
  expect(addresses).toEqual(['https://evil.example', 'https://valise.club/returns', 'https://valise.club/xxxxxxx']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(page).toHaveTitle(/Support/);
});
