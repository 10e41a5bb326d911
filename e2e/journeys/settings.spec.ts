import type { Page } from '@playwright/test';
import { currentCode } from '../../apps/sandbox/src/security/totp.ts';
import { chooseFiles } from '../helpers/chooseFiles.ts';
import { expect, partner, test } from '../helpers/fixtures.ts';
import { inputModes, PageInput } from '../helpers/inputModes.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { pngFile } from '../helpers/pngFile.ts';

const callsTo = (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === `/api${path}` && calls.push(request.url()));
  return calls;
};

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

test.describe('the tabs', () => {
  test('are in the address: Back works, an unknown tab shows the first', async ({ page, portal }) => {
    await portal.signIn('/');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(portal.heading('Settings')).toBeFocused();
    await expect(page).toHaveTitle(/Settings · Valise$/);
    await expect(page.getByText('View and manage your profile and account setting')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText(/Dashboard.*Setting/);
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page).toHaveURL('/settings?tab=password');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: '2FA Verification' }).click();
    await expect(page).toHaveURL('/settings?tab=two-factor');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Old password' })).toBeVisible();
    await page.goto('/settings?tab=billing');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(partner.name);
  });

  test('arrows move between them', async ({ page, portal }) => {
    await portal.signIn('/settings');
    await tabTo(page, page.getByRole('tab', { name: 'Personal Information' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/settings?tab=password');
    await expect(page.getByRole('tab', { name: 'Password' })).toBeFocused();
  });

  test.describe('in a browser with a right-to-left language', () => {
    test.use({ locale: 'ar-EG' });

    test('the page is in English, and arrow keys work left to right', async ({ page, portal }) => {
      await portal.signIn('/settings');
      await page.getByRole('tab', { name: 'Personal Information' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Password' })).toBeFocused();
    });
  });

  test('open a dialog before unsaved changes are discarded', async ({ page, portal }) => {
    await portal.signIn('/settings');
    await page.getByRole('textbox', { name: 'Name' }).fill('Marta V.');
    await page.getByRole('tab', { name: 'Password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Marta V.');
    await page.getByRole('link', { name: 'Products' }).first().click();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('tab', { name: 'Password' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('textbox', { name: 'Old password' })).toBeVisible();
    await page.getByRole('tab', { name: 'Personal Information' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(partner.name);
  });
});

test.describe('the profile', () => {
  for (const mode of inputModes)
    test(`Profile updated successfully! in the profile menu, with a photo: ${mode.label}, at ${mode.width} px`, async ({ page, portal, sandbox }) => {
      const input = await PageInput.on(page, mode);
      await portal.signInQuietly('/settings');
      const calls = callsTo(page, '/profile/update');
      await input.fill(page.getByRole('textbox', { name: 'Name' }), 'Marta Vidal-Roca');
      const phone = page.getByRole('textbox', { name: 'Phone' });
      await input.fill(phone, '5550107766x9');
      await expect(phone).toHaveValue('555-010-7766');
      const photo = pngFile('face.png', [201, 115, 52], 200);
      await chooseFiles(page, () => input.press(page.getByRole('button', { name: 'Choose a photo' })), photo);
      await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
      await sandbox.setSwitches({ delayMs: 500 });
      await input.pressTwice(page.getByRole('button', { name: 'Save' }));
      await expect(portal.toast('Profile updated successfully!')).toBeVisible();
      await sandbox.setSwitches({ delayMs: 0 });
      expect(calls).toHaveLength(1);
      await input.press(page.getByRole('button', { name: 'Marta Vidal-Roca' }));
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(page.locator('header img').first()).toHaveAttribute('src', /\/uploads\/[\da-f]{32}\.png$/);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Marta Vidal-Roca');
      await expect(phone).toHaveValue('555-010-7766');
    });

  test('Must be an image file (PNG, JPG, WebP or GIF): HTML is rejected before a request, a GIF is uploaded and shown', async ({ page, portal }) => {
    await portal.signIn('/settings');
    const calls = callsTo(page, '/profile/update');
    const choose = (name: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('face.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await expect(page.getByRole('alert').getByText('face.png: Must be an image file (PNG, JPG, WebP or GIF)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeHidden();
    expect(calls).toEqual([]);

    await choose('face.gif', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.toast('Profile updated successfully!')).toBeVisible();
    const face = page.locator('header img').first();
    await expect(face).toHaveAttribute('src', /\/uploads\/[\da-f]{32}\.gif$/);
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  });

  test('changed in one tab shows in a second tab, which keeps its own edits', async ({ context, page, portal }) => {
    await portal.signIn('/settings');
    const second = await context.newPage();
    await second.goto('/settings');
    await second.getByRole('textbox', { name: 'Phone' }).fill('555');
    await page.getByRole('textbox', { name: 'Name' }).fill('Marta Roca');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(second.getByRole('button', { name: /Marta Roca/ })).toBeVisible();
    await expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Marta Roca');
    await expect(second.getByRole('textbox', { name: 'Phone' })).toHaveValue('555');
  });

  test.describe('with an error response', () => {
    test.use({ expectedConsole: /422|500|Failed to load resource|ERR_/ });

    test('shows the message under the field and keeps the input, without a toast', async ({ page, portal }) => {
      await portal.signIn('/settings');
      // Sign-in has an Email field too.
      await expect(portal.heading('Settings')).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill('staff@valise.club');
      await page.getByRole('button', { name: 'Save' }).click();
      const email = page.getByRole('textbox', { name: 'Email' });
      await expect(email).toHaveAccessibleDescription('The email has already been taken.');
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('staff@valise.club');
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
    });

    for (const [failWith, message] of [
      ['error', 'Your profile was not saved.'],
      ['network', /could not be reached/],
      ['html', /could not be read/],
    ] as const)
      test(`${failWith}: shows the error in place, without a toast, and the next attempt succeeds`, async ({ page, portal, sandbox }) => {
        await portal.signIn('/settings');
        await page.getByRole('textbox', { name: 'Name' }).fill('Marta Roca');
        await sandbox.setSwitches({ failNext: 20, failWith, path: '/profile' });
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('tabpanel').getByText(message)).toBeVisible();
        await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
        await sandbox.setSwitches({ failNext: 0 });
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(portal.toast('Profile updated successfully!')).toBeVisible();
      });
  });
});

test.describe('the password', () => {
  const enter = async (page: Page, old: string, next: string, confirmed = next) => {
    await page.getByRole('textbox', { name: 'Old password' }).fill(old);
    await page.getByRole('textbox', { name: 'New password' }).fill(next);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(confirmed);
  };
  const change = (page: Page) => page.getByRole('button', { name: 'Change Password' });

  for (const mode of inputModes)
    test(`Password updated successfully! and the next sign-in takes the new one: ${mode.label}, at ${mode.width} px`, async ({ page, portal, sandbox }) => {
      const input = await PageInput.on(page, mode);
      await portal.signInQuietly('/settings?tab=password');
      const calls = callsTo(page, '/user/update-password');
      await input.fill(page.getByRole('textbox', { name: 'Old password' }), partner.password);
      await input.fill(page.getByRole('textbox', { name: 'New password' }), 'cognac-and-brass');
      await input.fill(page.getByRole('textbox', { name: 'Confirm password' }), 'cognac-and-brass');
      await sandbox.setSwitches({ delayMs: 500 });
      await input.pressTwice(change(page));
      await expect(portal.toast('Password updated successfully!')).toBeVisible();
      await sandbox.setSwitches({ delayMs: 0 });
      expect(calls).toHaveLength(1);
      await expect(page.getByRole('textbox', { name: 'Old password' })).toHaveValue('');
      await page.goto('/logout');
      await input.press(page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }));
      await portal.fillSignIn({ ...partner, password: 'cognac-and-brass' });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(portal.heading(/^Welcome/)).toBeVisible();
    });

  test('You signed in with google. Set a password to enable regular login: the password works', async ({ page, portal }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page.getByText('You signed in with google. Set a password to enable regular login.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Old password' })).toBeHidden();
    await page.getByRole('textbox', { name: 'New password' }).fill('first-of-its-kind');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('first-of-its-kind');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(portal.toast('Password updated successfully!')).toBeVisible();

    await signOut(page);
    await portal.fillSignIn({ email: 'jonah@valise.club', password: 'first-of-its-kind' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(portal.heading('Welcome Jonah Reed!')).toBeVisible();
  });

  test('Please enter your old password · New password and confirm password do not match: nothing is sent', async ({ page, portal }) => {
    await portal.signIn('/settings?tab=password');
    const calls = callsTo(page, '/user/update-password');
    await tabTo(page, page.getByRole('textbox', { name: 'New password' }));
    await page.keyboard.type('one-password');
    await tabTo(page, page.getByRole('textbox', { name: 'Confirm password' }));
    await page.keyboard.type('another-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Old password' })).toHaveAccessibleDescription('Please enter your old password');
    await expect(page.getByRole('textbox', { name: 'Old password' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveAccessibleDescription(
      'New password and confirm password do not match',
    );
    expect(calls).toEqual([]);
  });

  test.describe('with an error response', () => {
    test.use({ expectedConsole: /422|500|Failed to load resource/ });

    test('shows the message under the field and in a toast, and keeps the input', async ({ page, portal }) => {
      await portal.signIn('/settings?tab=password');
      await enter(page, 'not-the-password', 'cognac-and-brass');
      await change(page).click();
      await expect(page.getByRole('textbox', { name: 'Old password' })).toHaveAccessibleDescription('The old password is incorrect.');
      await expect(portal.toast('The old password is incorrect.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('cognac-and-brass');
    });

    test('without a message: Something went wrong!', async ({ page, portal }) => {
      await portal.signIn('/settings?tab=password');
      await page.route('**/api/user/update-password', (route) => route.fulfill({ status: 500, json: {} }));
      await enter(page, partner.password, 'cognac-and-brass');
      await change(page).click();
      await expect(portal.toast('Something went wrong!')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText('Something went wrong!')).toBeVisible();
    });
  });
});

test.describe('the second factor', () => {
  const keyOf = async (page: Page) => ((await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? '').trim();
  const firstCode = async (page: Page) => (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText()).split('\n').at(-1) ?? '';

  test('TOTP generated successfully! · Two-Factor method updated successfully! The authenticator signs in: by mouse', async ({ page, portal }) => {
    await portal.signIn('/settings?tab=two-factor');
    const calls = callsTo(page, '/2fa/generate-totp');
    await page.getByText('Authenticator App').click();
    await page.getByRole('button', { name: 'Set', exact: true }).dblclick();
    await expect(portal.toast('TOTP generated successfully!')).toBeVisible();
    expect(calls).toHaveLength(1);
    const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);
    const key = await keyOf(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.toast('Two-Factor method updated successfully!')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title]));
    expect(stored).toContain('"two_factor_method\\":\\"totp');
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(await firstCode(page));

    await signOut(page);
    await portal.fillSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/two-factor');
    await page.getByRole('textbox', { name: 'Enter your 6-digit code' }).fill((await currentCode(key, Date.now())).code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(portal.heading(/^Welcome/)).toBeVisible();
  });

  test('Two-Factor method updated successfully! An authenticator is set up: by keyboard alone, at 360 px', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await portal.signIn('/settings?tab=two-factor');
    await tabTo(page, page.getByRole('radio', { name: 'None' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Authenticator App' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Set up your authenticator app before you save it as your method.').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Set', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Set up your authenticator app' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Save' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(portal.toast('Two-Factor method updated successfully!')).toBeVisible();
  });

  test('codes are copied for two seconds, and downloaded', async ({ context, page, portal }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await portal.signIn('/settings?tab=two-factor');
    await page.getByText('Authenticator App').click();
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    const code = await firstCode(page);
    await page.getByRole('button', { name: 'Copy codes' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')[0]).toBe(code);
    await expect(page.getByRole('button', { name: 'Copy codes' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('valise-recovery-codes.txt');
  });

  test.describe('that fails', () => {
    test.use({ expectedConsole: /422|500|Failed to load resource/ });

    test('Invalid recovery code. · QR regenerated successfully!', async ({ page, portal }) => {
      await portal.signIn('/settings?tab=two-factor');
      await page.getByText('Authenticator App').click();
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      const [key, code] = [await keyOf(page), await firstCode(page)];
      await page.getByRole('button', { name: 'Recovery' }).click();
      const field = page.getByRole('textbox', { name: 'Recovery code' });
      await expect(field).toBeFocused();
      await page.keyboard.type('AAAA-AAAA');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription('Invalid recovery code.');
      await expect(portal.toast('Invalid recovery code.')).toBeVisible();
      await field.fill(code);
      await page.getByRole('button', { name: 'Regenerate QR code' }).dblclick();
      await expect(portal.toast('QR regenerated successfully!')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Set up your authenticator app' })).toBeFocused();
      expect(await keyOf(page)).not.toBe(key);
      expect(await firstCode(page)).not.toBe(code);
    });

    test('Failed to generate TOTP QR code. · Failed to update Two-Factor method.', async ({ page, portal, sandbox }) => {
      await portal.signIn('/settings?tab=two-factor');
      await page.getByText('Authenticator App').click();
      await sandbox.setSwitches({ failNext: 20, path: '/2fa' });
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      await expect(portal.toast('Failed to generate TOTP QR code.')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText(/^Failed to generate TOTP QR code\./)).toBeVisible();
      await page.getByText('Email OTP').click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(portal.toast('Failed to update Two-Factor method.')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText(/^Failed to update Two-Factor method\./)).toBeVisible();
      await sandbox.setSwitches({ failNext: 0 });
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(portal.toast('Two-Factor method updated successfully!')).toBeVisible();
    });
  });
});
