import { expect, staff, test } from './fixtures.ts';

test.describe('two-factor', () => {
  test('the code of an authenticator leads to what was asked for', async ({ page, portal, sandbox }) => {
    await page.goto('/products?search=dress');
    await portal.fillSignIn(staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/two-factor');
    await expect(portal.heading('Two-factor verification')).toBeFocused();
    await expect(page).toHaveTitle('Two-factor verification · Valise');

    await page.getByRole('textbox', { name: 'Enter your 6-digit code' }).fill(await sandbox.authenticatorCode());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/products?search=dress');
    expect(await page.evaluate(() => localStorage.getItem('type'))).toBe('Admin');
  });

  test('a reload forgets the pending sign-in', async ({ page, portal }) => {
    await page.goto('/products');
    await portal.fillSignIn(staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/two-factor');
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(portal.heading('Sign in')).toBeVisible();
  });
});
