import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';

// Some of the demo's photos are missing.
test.use({ expectedConsole: /404/ });

/** Presses keys and counts them; typed text is no press. */
function counted(page: Page) {
  let presses = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
    get presses() {
      return presses;
    },
  };
}

test('18 refunds are decided in at most 40 presses, and the list follows', async ({ page, portal }) => {
  await portal.signIn('/refund?status=pending');
  await expect(page.getByText('of 18 entries')).toBeVisible();
  const keys = counted(page);
  await keys.press('j', 'Enter');
  for (let place = 1; place <= 18; place += 1) {
    await expect(page.getByText(`${place} of 18`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Refund RF-/ })).toBeFocused();
    await keys.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Yes, Approve' })).toBeVisible();
    await keys.press('Control+Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await expect(portal.toast('That was the last of 18 refunds.')).toBeVisible();
  await expect(page).toHaveURL('/refund?status=pending&page=2');
  await expect(portal.heading('Refunds')).toBeFocused();
  expect(keys.presses).toBeLessThanOrEqual(40);
});

test('six orders are given to riders with twelve presses on their screens', async ({ page, portal }) => {
  await portal.signIn('/orders?tab=pending');
  await page.getByRole('link', { name: /^Assign Rider: / }).first().click();
  const orders = new Set<string>();
  for (let place = 0; place < 6; place += 1) {
    const { pathname } = new URL(page.url());
    orders.add(pathname);
    await expect(page.getByText(`#ODR-${pathname.split('/').at(-1)}`)).toBeVisible();
    await expect(portal.heading('Select Rider')).toBeFocused();
    await page.getByRole('row', { name: /Online/ }).nth(place % 3).click();
    await page.getByRole('button', { name: 'Assign and next' }).click();
    await expect(page).not.toHaveURL(pathname);
  }
  expect(orders.size).toBe(6);
});

test('eight tickets are answered by keyboard without leaving the field', async ({ page, portal }) => {
  // All of the demo's tickets wait.
  await page.route(/\/api\/support-tickets/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => (key === 'messages' ? [] : key === 'status' && typeof value === 'string' ? 'Pending' : value));
    return route.fulfill({ response, json });
  });
  await portal.signIn('/support');
  await expect(page.getByRole('row', { name: /TCK-/ }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  const tickets = new Set<string>();
  for (let answer = 1; answer <= 8; answer += 1) {
    await expect(page.getByText(`${answer} of 8`, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    const { pathname } = new URL(page.url());
    tickets.add(pathname);
    await page.keyboard.type(`Answer ${answer}`);
    await page.keyboard.press('Control+Enter');
    await expect(page).not.toHaveURL(pathname);
  }
  await expect(portal.heading('Support')).toBeVisible();
  expect(tickets.size).toBe(8);
  await page.unrouteAll({ behavior: 'wait' });
});

test('products are walked by J and K as the list was searched, a form asks before, and the list shows the one last seen', async ({ page, portal }) => {
  await portal.signIn('/products?search=dress');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Hem jk');
  await page.getByRole('link', { name: 'Next product' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(portal.heading('Edit Product')).toBeFocused();
  const [id = ''] = new URL(page.url()).pathname.split('/').slice(-1);
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products?search=dress');
  await expect(page.locator(`a[href="/products/viewproduct/${id}"]`).first()).toBeFocused();
});
