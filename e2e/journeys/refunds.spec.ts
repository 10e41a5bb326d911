import type { Page } from '@playwright/test';
import { expect, Portal, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

// One of the demo's photos is missing.
test.use({ expectedConsole: /404/ });

const detail = '/refund/refundsdetail/82';
const decision = (page: Page, name: 'Approve' | 'Reject') => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: 'Approve' | 'Reject') => page.getByRole('alertdialog').getByRole('button', { name: `Yes, ${name}` });
const badge = (page: Page, status: string) => page.getByRole('region', { name: 'Order Information' }).getByText(status, { exact: true });

test('a refund is approved beside its evidence, another browser sees it by its notification, and its chat opens', async ({ browser, baseURL, page, portal }) => {
  const context = await browser.newContext({ baseURL });
  const second = new Portal(await context.newPage());
  await second.signIn('/refund/82');
  await expect(badge(second.page, 'Pending')).toBeVisible();
  await expect(second.page.getByRole('button', { name: /^Notifications, 13 unread/ })).toBeVisible();

  await portal.signIn('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Refund' }).click();
  await expect(portal.heading('Refunds')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search refunds' }).fill('emma dahl');
  await page.getByRole('row', { name: /RF-3082/ }).getByText('Barcelona Flagship').click();
  await expect(page).toHaveURL(detail);
  await expect(portal.heading('Refund RF-3082')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Evening Wrap Dress');

  await test.step('the evidence is looked at, a missing photo keeps its place', async () => {
    await page.getByRole('button', { name: 'Evidence photo 1' }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toHaveAccessibleName('Evidence photo 1 1 of 4');
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByText('150 %').first()).toBeVisible();
    await viewer.getByRole('button', { name: 'Evidence photo 4' }).click();
    await expect(viewer.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(viewer).toHaveAccessibleName('Evidence photo 4 4 of 4');
    await viewer.getByRole('button', { name: 'Previous image' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')]);
    expect(file.suggestedFilename()).toBe('dress-olive.png');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });
  await test.step('it is approved after a confirmation', async () => {
    await decision(page, 'Approve').click();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Approve this refund? $120.00 goes back to Emma Dahl. This cannot be undone.');
    await confirm(page, 'Approve').click();
    await expect(portal.toast('Refund Processed successfully!')).toBeVisible();
    await expect(badge(page, 'Processed')).toBeVisible();
    for (const name of ['Approve', 'Reject'] as const) await expect(decision(page, name)).toBeDisabled();
  });
  await test.step('the second browser shows it too', async () => {
    await expect(second.page.getByRole('button', { name: /^Notifications, 14 unread/ })).toBeVisible();
    await expect(badge(second.page, 'Processed')).toBeVisible();
    await expect(decision(second.page, 'Approve')).toBeDisabled();
    await context.close();
  });
  await test.step('the list has it, and its chat opens', async () => {
    await page.getByRole('link', { name: 'Back to Refunds' }).click();
    await expect(page.getByRole('row', { name: /RF-3082/ })).toContainText('Processed');
    await page.goBack();
    await page.getByRole('button', { name: 'Chat support' }).click();
    await expect(page).toHaveURL(/\/support\/chatsupport\/\d+$/);
  });
});

test.describe('a decision that fails', () => {
  test.use({ expectedConsole: /404|409|500|Failed to load resource/ });

  test('says why, is shown when its answer alone was lost, and when somebody else was faster', async ({ page, portal, request, sandbox }) => {
    await portal.signInQuietly(detail);
    await test.step('the server fails: the refund is still pending and can be rejected again', async () => {
      await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/refunds/status-update' });
      await decision(page, 'Reject').click();
      await confirm(page, 'Reject').click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('alert')).toContainText('Failed to update refund status');
      await confirm(page, 'Reject').click();
      await expect(portal.toast('Refund Rejected successfully!')).toBeVisible();
      await expect(badge(page, 'Rejected')).toBeVisible();
    });
    await test.step('the answer is lost: the refund is asked for again', async () => {
      await page.goto('/refund/79');
      await page.route('**/api/refunds/status-update', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await decision(page, 'Approve').click();
      await confirm(page, 'Approve').click();
      await expect(portal.toast('Refund Processed successfully!')).toBeVisible();
      await expect(badge(page, 'Processed')).toBeVisible();
      await page.unroute('**/api/refunds/status-update');
    });
    await test.step('somebody else was faster: their decision is told', async () => {
      await page.goto('/refund/78');
      await expect(badge(page, 'Pending')).toBeVisible();
      expect(await request.post('/sandbox/refunds/decide-elsewhere', { data: { id: 78, status: 'Rejected', isQuiet: true } })).toBeOK();
      await decision(page, 'Approve').click();
      await confirm(page, 'Approve').click();
      await expect(portal.toast('This refund was already decided: Rejected.')).toBeVisible();
      await expect(badge(page, 'Rejected')).toBeVisible();
    });
    await test.step('an address that is no refund says so', async () => {
      await page.goto('/refund/abc');
      await expect(portal.heading('Refund not found')).toBeVisible();
    });
  });
});

test('by keyboard alone: from the palette to the evidence and a rejection', async ({ page, portal }) => {
  await portal.signIn('/dashboard');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('RF-3082');
  await expect(page.getByRole('option', { name: /RF-3082/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(portal.heading('Refund RF-3082')).toBeFocused();

  const photo = page.getByRole('button', { name: 'Evidence photo 1' });
  await tabTo(page, photo);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName('Evidence photo 1 1 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toHaveAccessibleName('Evidence photo 2 2 of 4');
  await expect(viewer.getByRole('img', { name: 'Evidence photo 2' })).toHaveAttribute('data-shown');
  await page.keyboard.press('+');
  await page.keyboard.press('r');
  await expect(viewer.getByText('150 %').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();

  await tabTo(page, decision(page, 'Reject'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm(page, 'Reject')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portal.toast('Refund Rejected successfully!')).toBeVisible();
  await expect(portal.heading('Refund RF-3082')).toBeFocused();
});

test.describe('on a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a card opens its refund, its photos fill the screen, and Approve and next stays in sight', async ({ page, portal }) => {
    await portal.signIn('/refund');
    await page.getByRole('link', { name: 'RF-3082' }).tap();
    await expect(portal.heading('Refund RF-3082')).toBeFocused();
    await page.getByRole('button', { name: 'Evidence photo 2' }).tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toHaveAccessibleName('Evidence photo 2 2 of 4');
    await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 780 });
    await viewer.getByRole('button', { name: 'Evidence photo 3' }).tap();
    await expect(viewer).toHaveAccessibleName('Evidence photo 3 3 of 4');
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toBeHidden();

    await page.getByRole('heading', { name: 'Billing Address' }).scrollIntoViewIfNeeded();
    const approveAndNext = page.getByRole('button', { name: 'Approve and next' });
    await expect(approveAndNext).toBeInViewport({ ratio: 1 });
    await approveAndNext.tap();
    await confirm(page, 'Approve').tap();
    await expect(portal.toast('Refund Processed successfully!')).toBeVisible();
    await expect(portal.heading('Refund RF-3082')).toBeHidden();
  });
});
