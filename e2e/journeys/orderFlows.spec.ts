import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const assign = (page: Page) => page.getByRole('button', { name: 'Assign', exact: true });
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const riders = (page: Page) => page.getByRole('checkbox', { name: /^Select / });

/** Counts the page's prints instead of opening the browser's dialog. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () => (document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1));
  });

test.describe('by mouse', () => {
  test('riders are sorted, found and filtered, and the one that is chosen is assigned by a double click, once', async ({ page, portal }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/assign-rider') && sent.push(request.postData() ?? ''));
    await portal.signIn('/orders?tab=pending');
    await link(page, 'Assign Rider: #ODR-20422').click();
    await expect(portal.heading('Select Rider')).toBeFocused();

    await test.step('sorted by rating, by current order and by ETA', async () => {
      const column = async (name: string, cell: number) => {
        await page.getByRole('columnheader', { name }).getByRole('button').click();
        await expect(page.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', /cending$/);
        return page.locator(`tbody tr > :nth-child(${cell})`).allInnerTexts();
      };
      const numbers = (texts: readonly string[]) => texts.map((text) => Number.parseFloat(text));
      for (const [name, cell] of [['Rating', 4], ['Current Order', 5], ['ETA', 6]] as const) {
        const sorted = numbers(await column(name, cell));
        expect(sorted, name).toHaveLength(5);
        expect(sorted, name).toEqual(sorted.toSorted((one, other) => one - other));
        const reversed = numbers(await column(name, cell));
        expect(reversed, name).toEqual(reversed.toSorted((one, other) => other - one));
        expect(reversed[0], name).toBeGreaterThanOrEqual(sorted.at(-1) ?? 0);
      }
    });
    await test.step('found by phone, and by nobody’s', async () => {
      const search = page.getByRole('searchbox', { name: 'Search riders...' });
      await search.fill('7700 900');
      await expect(riders(page)).toHaveCount(1);
      await expect(select(page, 'Fiona Walsh')).toBeVisible();
      await search.fill('nobody rides this');
      await expect(page.getByText('No riders found.')).toBeVisible();
      await search.fill('');
    });
    await test.step('filtered by status, and more a page', async () => {
      await page.getByRole('button', { name: 'Status All' }).click();
      await page.getByRole('option', { name: 'Offline' }).click();
      await expect(page.getByRole('cell', { name: 'Offline' }).first()).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Online' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Status Offline' }).click();
      await page.getByRole('option', { name: 'Online', exact: true }).click();
      await page.getByLabel('Rows').selectOption('10');
      await expect(riders(page)).toHaveCount(10);
    });
    await test.step('assigned', async () => {
      await select(page, 'Fiona Walsh').check();
      await assign(page).dblclick();
      await expect(portal.toast('Rider assigned successfully')).toBeVisible();
      await expect(page).toHaveURL('/orders?tab=pending');
      expect(sent).toHaveLength(1);
    });
  });
});

test.describe('by keyboard alone', () => {
  test('from a lane of the queue to its orders, one of them and its packing slip', async ({ page, portal }) => {
    await portal.signIn('/');
    await tabTo(page, link(page, 'Pickup, 3'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/orders?status=pickup');
    await expect(portal.heading('Orders')).toBeFocused();
    await tabTo(page, link(page, '#ODR-20406'));
    await page.keyboard.press('Enter');
    await expect(portal.heading('#ORD-20406')).toBeFocused();
    await countPrints(page);
    await tabTo(page, page.getByRole('button', { name: 'Packing slip' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
    await expect(page.getByRole('button', { name: 'Packing slip' })).toBeFocused();
    await tabTo(page, link(page, 'Next order'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(portal.heading('#ORD-20404')).toBeFocused();
  });

  test('from a refund to its chat', async ({ page, portal }) => {
    await portal.signIn('/refund');
    await tabTo(page, link(page, 'RF-3079'));
    await page.keyboard.press('Enter');
    await expect(portal.heading('Refund RF-3079')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Chat support' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/support\/chatsupport\/\d+$/);
    await expect(page.getByRole('log', { name: /^Messages with/ })).toBeVisible();
  });
});

test.describe('on a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('from a lane of the queue to its orders, one of them and its packing slip', async ({ page, portal }) => {
    await portal.signIn('/');
    await page.getByRole('radio', { name: 'Return, 2' }).tap();
    await link(page, 'Return, 2').tap();
    await expect(page).toHaveURL('/orders?status=return');
    await page.getByRole('tabpanel').getByRole('link', { name: '#ODR-20377', exact: true }).tap();
    await expect(portal.heading('#ORD-20377')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rider' })).toContainText('Àlex Ferrer');
    await countPrints(page);
    await page.getByRole('button', { name: 'Packing slip' }).tap();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await test.step('nothing else takes room in print, which Firefox would give an empty sheet', async () => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 700, height: 1400 });
      const heights = await page.evaluate(() => ['body', '[data-packing-slip]'].map((part) => document.querySelector(part)?.getBoundingClientRect().height));
      expect(heights[0]).toBe(heights[1]);
    });
  });

  test('from a refund to its chat', async ({ page, portal }) => {
    await portal.signIn('/refund/79');
    await page.getByRole('button', { name: 'Chat support' }).tap();
    await expect(page).toHaveURL(/\/support\/chatsupport\/\d+$/);
    await expect(page.getByRole('log', { name: /^Messages with/ })).toBeVisible();
  });
});

test.describe('a session that ends in the middle', () => {
  test.use({ expectedConsole: /401|404|WebSocket|Failed to load resource/ });

  for (const [name, address, press, ready] of [
    [
      'of assigning a rider',
      '/orders/assignrider/20424',
      async (page: Page) => {
        await select(page, 'Nadia Benali').check();
        await assign(page).click();
      },
      (page: Page) => select(page, 'Nadia Benali'),
    ],
    [
      'of a decision',
      '/refund/refundsdetail/79',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Approve', exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Approve' }).click();
      },
      (page: Page) => page.getByRole('button', { name: 'Approve', exact: true }),
    ],
  ] as const)
    test(`${name} leads to sign-in and back, where nothing was sent`, async ({ page, portal, sandbox }) => {
      await portal.signInQuietly(address);
      await ready(page).waitFor();
      await sandbox.expireSessions();
      await press(page);
      await expect(page.getByText('Your session ended.')).toBeVisible();
      await portal.fillSignIn();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(address);
      await expect(ready(page)).toBeEnabled();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
});
