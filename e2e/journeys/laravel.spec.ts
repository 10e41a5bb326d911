import { chooseFiles } from '../helpers/chooseFiles.ts';
import { CHAT, logOf, rowsOf, write } from '../helpers/chatPage.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { pngFile } from '../helpers/pngFile.ts';

test.describe('of a shop in Madrid whose application keeps its files in /storage', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('a blackout date stays where it is over three saves, and a picture is shown', async ({ page, portal, sandbox }) => {
    await sandbox.setManners({ days: 'madrid', media: 'bare', pages: 'whole' });
    await portal.signIn('/products/addproduct');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await chooseFiles(page, () => page.getByRole('button', { name: /^Add images/ }).click(), [pngFile('front.png', [40, 78, 64])]);
    await field('Product name').fill('Loden Travel Cape');
    await field('Base price').fill('64.5');
    await page.getByRole('group', { name: 'Blackout date' }).getByRole('spinbutton', { name: /^day/ }).click();
    await page.keyboard.type('24122026');
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(page).toHaveURL('/products');
    for (const note of ['One', 'Two', 'Three']) {
      await page.getByRole('link', { name: 'Edit Loden Travel Cape' }).click();
      await field('Note').fill(note);
      await page.getByRole('button', { name: 'Save Product' }).click();
      await expect(page).toHaveURL('/products');
    }
    await page.getByRole('link', { name: 'Loden Travel Cape', exact: true }).click();
    await expect(page.getByText('Blackout date').locator('xpath=following-sibling::*[1]')).toHaveText('24 Dec 2026');
    const picture = page.getByRole('region', { name: 'Product Image' }).getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test('where one model is everybody’s, what staff write stays theirs, also after a reload', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ senderTypes: 'users' });
  await portal.signIn(CHAT);
  await write(page, 'Written by the partner');
  await expect(rowsOf(page, 'Written by the partner')).toHaveText(/Sent$/);
  await page.reload();
  await expect(rowsOf(page, 'Written by the partner')).toHaveText(/Sent$/);
  await expect(logOf(page).getByRole('listitem').first()).not.toHaveText(/Sent$/);
});

test('a profile that was saved without an answer is saved', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ profile: 'none' });
  await portal.signIn('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Marta Roca');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(portal.toast('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /Marta Roca/ })).toBeVisible();
});

test.describe('down for maintenance', () => {
  test.use({ expectedConsole: /status of 503/ });

  for (const maintenance of ['down', 'rendered'])
    test(`an application that is ${maintenance} is waited for, and the list comes once it is up`, async ({ page, portal, sandbox }) => {
      await portal.signIn('/dashboard');
      await expect(portal.heading(/^Welcome/)).toBeVisible();
      await sandbox.setManners({ maintenance });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click();
      await expect(page.getByText(/The server is busy\. (Going on|Trying again) in \d+ s\./).first()).toBeVisible();
      await sandbox.setManners({ maintenance: 'up' });
      await expect(page.getByText('Showing 1 to 10 of 184 entries')).toBeVisible();
    });
});
