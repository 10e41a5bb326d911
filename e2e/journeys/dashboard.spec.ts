import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { painted } from '../helpers/painted.ts';

const list = (name: string) => ({ name, exact: true });

test('stats, the queue by its columns and alerts: by mouse', async ({ page, portal }) => {
  await portal.signIn('/');
  await expect(page.getByRole('region', { name: 'Platform activity' })).toContainText('Total Products248');
  const queue = page.getByRole('region', { name: "Today's Queue" });
  await expect(queue).toContainText('14 orders');
  for (const heading of ['Preparing, 5', 'Pickup, 3', 'Delivery, 4', 'Return, 2', 'Cleaning, 0'])
    await expect(queue.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  await expect(queue.getByRole('list', list('Pickup'))).toContainText('Order # 20409');
  await expect(queue.getByRole('list', list('Cleaning'))).toHaveText('No orders');
  const alerts = page.getByRole('region', { name: 'Alerts Panel' });
  await expect(alerts.getByRole('article', { name: 'Late returns' })).toContainText('2 travelers past their return date');
  await queue.getByRole('button', { name: 'Show More: Preparing' }).click();
  await expect(queue.getByRole('list', list('Preparing')).getByRole('listitem')).toHaveCount(5);
  await queue.getByRole('link', { name: 'Preparing, 5' }).click();
  await expect(page).toHaveURL('/orders?status=preparing');
});

test('Show More, Show Less, and the link of a column to its orders: by keyboard', async ({ page, portal }) => {
  await portal.signIn('/');
  const preparing = page.getByRole('list', list('Preparing'));
  await expect(preparing.getByRole('listitem')).toHaveCount(3);
  await tabTo(page, page.getByRole('button', { name: 'Show More: Preparing' }));
  await page.keyboard.press('Enter');
  await expect(preparing.getByRole('listitem')).toHaveCount(5);
  await expect(preparing.getByRole('listitem').nth(3).getByRole('link')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Show Less: Preparing' }));
  await page.keyboard.press('Space');
  await expect(preparing.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Show More: Preparing' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Return, 2' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders?status=return');
});

test('on a phone one column is visible, selected by its chip or by keyboard', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.signIn('/');
  await expect(page.getByRole('list', list('Preparing'))).toBeVisible();
  await page.getByRole('radio', { name: 'Delivery, 4' }).click();
  await expect(page.getByRole('list', list('Delivery'))).toContainText('Evening Wrap Dress');
  await expect(page.getByRole('list', list('Preparing'))).toBeHidden();
  for (const key of ['ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('list', list('Return'))).toBeVisible();
  for (const key of ['ArrowLeft', 'Space']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Delivery, 4' }).click();
  await expect(page).toHaveURL('/orders?status=delivery');
});

test.describe('one part fails and the others load', () => {
  test.use({ expectedConsole: /500|Failed to load resource/ });
  // The portal sends four requests before it shows the error.
  const afterRetries = { timeout: 40_000 };

  const parts = [
    ['/dashboard/states', 'Error loading States', 'Platform activity', 'Total Products'],
    ['/dashboard/orders/queue', 'Failed to load queue data', "Today's Queue", 'Order # 20418'],
    ['/dashboard/notifications/latest', 'Failed to load alerts', 'Alerts Panel', 'Late returns'],
  ] as const;

  for (const [path, message, name, content] of parts)
    test(`${path}: ${message}`, async ({ page, portal, sandbox }) => {
      await portal.signIn('/products');
      await sandbox.setSwitches({ failNext: 4, path });
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      const part = page.getByRole('region', { name, exact: true });
      await expect(portal.heading(/^Welcome/)).toBeVisible();
      for (const [, , other, there] of parts)
        if (other !== name) await expect(page.getByRole('region', { name: other, exact: true })).toContainText(there);
      await expect(part.getByRole('alert')).toHaveText(message, afterRetries);
      if (name === "Today's Queue") await expect(portal.toast(message)).toHaveCount(1);
      await part.getByRole('button', { name: 'Try again' }).click();
      await expect(part).toContainText(content);
    });
});

test('a stat that counts products links to their list', async ({ page, portal }) => {
  await portal.signIn('/');
  const stats = page.getByRole('region', { name: 'Platform activity' });
  const rentals = stats.getByRole('link', { name: 'Active Rentals' });
  const count = /\d+/.exec(await stats.getByRole('definition').nth(1).innerText())?.[0];
  await rentals.click();
  await expect(page).toHaveURL('/products?status=rented');
  await expect(page.getByText(`Showing 1 to 10 of ${count} entries`)).toBeVisible();
  await expect(page.getByText('Rented').first()).toBeVisible();
  await expect(page.getByText('Available')).toHaveCount(0);
  await page.goBack();
  await stats.getByRole('link', { name: 'Total Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('printed, every lane is on the page, with all of its orders', async ({ page, portal }) => {
  await portal.signIn('/');
  await expect(page.getByText('Order # 20418')).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('[aria-label="Preparing"] > li').length);
    }),
  );
  await page.pdf({ format: 'A4' });
  await expect(page.locator('body')).toHaveAttribute('data-printed', '5');
  await expect(page.getByRole('list', list('Preparing')).getByRole('listitem')).toHaveCount(3);
  // The width of A4 paper between its margins.
  const width = 718;
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Preparing', 'Pickup', 'Delivery', 'Return', 'Cleaning']) {
    const { x, width: lane } = (await page.getByRole('list', list(name)).boundingBox()) ?? { x: -1, width: 0 };
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(x + lane, name).toBeLessThanOrEqual(width);
  }
});

for (const viewport of [
  { width: 1280, height: 1400 },
  { width: 360, height: 780 },
])
  test(`loading moves nothing: its layout shift at ${viewport.width} px is below 0.02`, async ({ page, portal }) => {
    await page.setViewportSize(viewport);
    await portal.signIn('/');
    await expect(page.getByText('$48,920')).toBeVisible();
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) sum += (entry as unknown as { value: number }).value;
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdRequests(page, '**/api/dashboard/**');
    await page.reload();
    await expect(page.getByText('Loading States...')).toBeVisible();
    release();
    for (const shown of ['$48,920', 'Order # 20418', 'Late returns']) await expect(page.getByText(shown)).toBeAttached();
    await painted(page);
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.02);
  });
