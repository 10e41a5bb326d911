import type { Locator, Page } from '@playwright/test';
import { expect, partner, type Portal, staff, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

const newUser = { name: 'Ines Prado', email: 'ines@valise.club', password: 'brass-rail-and-linen' };

const code = (page: Page) => page.getByRole('textbox', { name: 'Enter your 6-digit code' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

/** Fills in the form with the new user's data, or with the given values. */
async function fillSignUp(page: Page, { email, confirmation }: { email?: string; confirmation?: string } = {}) {
  await page.getByRole('textbox', { name: 'Name' }).fill(newUser.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email ?? newUser.email);
  await password(page).fill(newUser.password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(confirmation ?? newUser.password);
}

async function startTwoFactor(page: Page, portal: Portal, address = '/') {
  await page.goto(address);
  await portal.fillSignIn(staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/two-factor');
}

const phone = { width: 360, height: 780 };
const expectNoHorizontalScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

test.describe('sign up', () => {
  test('by mouse: creates an account and signs in', async ({ page, portal }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page).toHaveTitle('Sign up · Valise');
    await expect(portal.heading('Sign up')).toBeFocused();
    await fillSignUp(page);
    await page.getByText('I agree to the terms').click();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByText('No products found.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('type'))).toBe('Partner');
  });

  test('by keyboard alone, from sign-in to the dashboard, at 360 px', async ({ page, portal }) => {
    const { keyboard } = page;
    await page.setViewportSize(phone);
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Sign up' }));
    await keyboard.press('Enter');
    await expect(portal.heading('Sign up')).toBeFocused();
    await expectNoHorizontalScroll(page);
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await keyboard.type(newUser.name);
    await keyboard.press('Tab');
    await keyboard.type(newUser.email);
    await keyboard.press('Tab');
    await keyboard.type(newUser.password);
    await tabTo(page, page.getByRole('textbox', { name: 'Confirm Password' }));
    await keyboard.type(newUser.password);
    await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms' }));
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(portal.heading(`Welcome ${newUser.name}!`)).toBeFocused();
  });

  test.describe('refused', () => {
    test.use({ expectedConsole: /422/ });

    test('shows each message at its field and keeps the input', async ({ page, portal }) => {
      await page.goto('/signup');
      const email = page.getByRole('textbox', { name: 'Email' });
      await fillSignUp(page, { email: partner.email, confirmation: 'something else' });
      await page.getByRole('button', { name: 'Sign up' }).click();
      const confirmation = page.getByRole('textbox', { name: 'Confirm Password' });
      await expect(confirmation).toBeFocused();
      await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
      await expect(page.getByRole('alert')).toHaveText('2 fields need attention');
      await confirmation.fill(newUser.password);
      await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to sign up');
      await page.getByText('I agree to the terms').click();
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(email).toHaveAccessibleDescription('The email has already been taken.');
      await expect(email).toBeFocused();
      await expect(portal.toast('The email has already been taken.')).toBeVisible();
      await expect(password(page)).toHaveValue(newUser.password);
    });
  });

  test('without a session in the response navigates to sign-in', async ({ page, portal }) => {
    await page.route('**/api/register', (route) => route.fulfill({ json: { message: 'Please confirm your email.' } }));
    await page.goto('/signup');
    await fillSignUp(page);
    await page.getByText('I agree to the terms').click();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/login');
    await expect(portal.toast('Your account is ready. Sign in to begin.')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  const renewed = 'a-longer-linen';

  test('by mouse: the link of the e-mail, a new password, and sign-in by itself', async ({ page, portal, sandbox }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(portal.heading('Forgot password')).toBeFocused();
    await page.getByRole('textbox', { name: 'Email' }).fill(partner.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(portal.toast('We have emailed your password reset link.')).toBeVisible();

    // A host may add a slash to a path.
    await page.goto((await sandbox.mailedLink()).replace('?', '/?'));
    await expect(page).toHaveTitle('Reset password · Valise');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(partner.email);
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
    await page.getByRole('textbox', { name: 'New Password' }).fill(renewed);
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill(renewed);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(portal.toast('Your password has been reset.')).toBeVisible();
    await page.waitForURL('/login');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('token');

    await portal.fillSignIn({ ...partner, password: renewed });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(portal.heading(`Welcome ${partner.name}!`)).toBeVisible();
  });

  test('by keyboard alone, at 360 px', async ({ page, portal, sandbox }) => {
    const { keyboard } = page;
    await page.setViewportSize(phone);
    await page.goto('/login');
    await tabTo(page, page.getByRole('link', { name: 'Forgot password' }));
    await keyboard.press('Enter');
    await expect(portal.heading('Forgot password')).toBeFocused();
    await expectNoHorizontalScroll(page);
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await keyboard.type(partner.email);
    await keyboard.press('Enter');
    await expect(portal.toast('We have emailed your password reset link.')).toBeVisible();

    await page.goto(await sandbox.mailedLink());
    await tabTo(page, page.getByRole('textbox', { name: 'New Password' }));
    await expectNoHorizontalScroll(page);
    await keyboard.type(renewed);
    await tabTo(page, page.getByRole('textbox', { name: 'Confirm Password' }));
    await keyboard.type(renewed);
    await keyboard.press('Enter');
    await expect(portal.heading('Sign in')).toBeFocused();
    await tabTo(page, page.getByLabel('Email'));
    await keyboard.type(partner.email);
    await keyboard.press('Tab');
    await keyboard.type(renewed);
    await keyboard.press('Enter');
    await expect(portal.heading(`Welcome ${partner.name}!`)).toBeFocused();
  });

  test('Invalid reset link. Please request a new password reset from the login page.', async ({ page }) => {
    for (const query of ['', '?email=marta@valise.club', '?token=t']) {
      await page.goto(`/reset-password${query}`);
      await expect(page.getByText('Invalid reset link. Please request a new password reset from the login page.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
    }
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test.describe('with a used link', () => {
    test.use({ expectedConsole: /422/ });

    test('shows the error at the field; the link of a new e-mail works for a signed-in user', async ({ page, portal, sandbox }) => {
      await portal.signInByForm('/');
      await page.goto(`/reset-password?email=${partner.email}&token=used`);
      const fill = async () => {
        await page.getByRole('textbox', { name: 'New Password' }).fill(renewed);
        await page.getByRole('textbox', { name: 'Confirm Password' }).fill(renewed);
        await page.getByRole('button', { name: 'Reset Password' }).click();
      };
      await fill();
      await expect(portal.toast('This password reset token is invalid.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This password reset token is invalid.');
      await expect(page.getByRole('textbox', { name: 'New Password' })).toHaveValue(renewed);

      await page.goto('/forgot-password');
      await page.getByRole('textbox', { name: 'Email' }).fill(partner.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(portal.toast('We have emailed your password reset link.')).toBeVisible();
      await page.goto(await sandbox.mailedLink());
      await fill();
      await expect(portal.toast('Your password has been reset.')).toBeVisible();
    });
  });
});

test.describe('two-factor', () => {
  test('by mouse: the code of an authenticator opens the requested address', async ({ page, portal, sandbox }) => {
    await startTwoFactor(page, portal, '/products?search=dress');
    await expect(portal.heading('Two-factor verification')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(page).toHaveTitle('Two-factor verification · Valise');
    await expect(page.getByRole('radio', { name: 'Authenticator App' })).toBeChecked();

    await code(page).fill(await sandbox.authenticatorCode());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/products?search=dress');
    expect(await page.evaluate(() => localStorage.getItem('type'))).toBe('Admin');
    await page.goto('/two-factor');
    await expect(page).toHaveURL('/');
  });

  test('by keyboard alone, at 360 px: a pasted code of the e-mail; Remember me stays unchecked after the step', async ({ page, portal, sandbox }) => {
    const { keyboard } = page;
    await page.setViewportSize(phone);
    await page.goto('/products');
    await tabTo(page, page.getByLabel('Email'));
    await keyboard.type(staff.email);
    await keyboard.press('Tab');
    await keyboard.type(staff.password);
    await tabTo(page, page.getByRole('checkbox', { name: 'Remember me' }));
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await expect(portal.heading('Two-factor verification')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expectNoHorizontalScroll(page);

    await keyboard.press('Shift+Tab');
    await expect(page.getByRole('radio', { name: 'Authenticator App' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
    await tabTo(page, code(page));
    const mailed = await sandbox.mailedCode();
    await keyboard.insertText(`${mailed.slice(0, 3)}-${mailed.slice(3)}`);
    await expect(code(page)).toHaveValue(mailed);
    await keyboard.press('Enter');
    await expect(portal.heading('Products')).toBeFocused();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('type')])).toEqual([0, 'Admin']);
  });

  test('Invalid code. Please try again.', async ({ page, portal, sandbox }) => {
    await startTwoFactor(page, portal);
    await code(page).fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(code(page)).toHaveAccessibleDescription('Invalid code. Please try again.');
    await expect(code(page)).toBeFocused();
    await expect(portal.toast('Invalid code. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/two-factor');
    // The wrong code is selected, so typing replaces it.
    await page.keyboard.type(await sandbox.authenticatorCode());
    await page.keyboard.press('Enter');
    await expect(portal.heading(`Welcome ${staff.name}!`)).toBeVisible();
    await expect(portal.toast('Invalid code. Please try again.')).toBeHidden();
  });

  test.describe('with guessed codes', () => {
    test.use({ expectedConsole: /401|429/ });

    test('twenty wrong codes do not sign in: each shows a message, the sign-in expires, and a new one works', async ({ page, portal, sandbox }) => {
      await startTwoFactor(page, portal, '/login');
      const form = page.getByRole('main');
      for (let tries = 1; tries <= 20; tries += 1) {
        const response = page.waitForResponse('**/api/two-factor/verify');
        await code(page).fill(String(tries).padStart(6, '0'));
        await page.keyboard.press('Enter');
        await response;
        if (tries <= 5) await expect(code(page)).toHaveAccessibleDescription('Invalid code. Please try again.');
        else await expect(form.getByText('This sign-in has expired. Please sign in again.')).toBeVisible();
      }
      await expect(page).toHaveURL('/two-factor');
      expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
      // The toasts of the first five attempts have been removed.
      expect(await portal.toast('Invalid code. Please try again.').count()).toBeLessThanOrEqual(1);
      await expect(portal.toast('This sign-in has expired. Please sign in again.')).toHaveCount(1);

      await page.getByRole('link', { name: 'Back to Login' }).click();
      await portal.fillSignIn(staff);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await code(page).fill(await sandbox.authenticatorCode());
      await page.getByRole('button', { name: 'Verify' }).click();
      // Codes without a sign-in do not count, so that nobody can block another user's second factor.
      await expect(portal.heading(`Welcome ${staff.name}!`)).toBeVisible();
    });
  });

  test('a reload discards the pending sign-in', async ({ page, portal }) => {
    await startTwoFactor(page, portal, '/products');
    await page.reload();
    await expect(page).toHaveURL('/login');
    await portal.signInByForm('/login');
    await expect(page).toHaveURL('/products');
  });

  test('every address redirects to two-factor until the code is verified or the sign-in is cancelled', async ({ page, portal }) => {
    await page.goto('/forgot-password');
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await portal.fillSignIn(staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/two-factor');
    await page.goBack();
    await expect(page).toHaveURL('/two-factor');
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(staff.email);
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });

  test('a pending sign-in stores nothing', async ({ page, portal }) => {
    await startTwoFactor(page, portal, '/login');
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
  });
});

test.describe('the picture beside the form in short windows', () => {
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test('the panel stays while the form scrolls; the headline never meets the garments', async ({ page, portal }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/signup');
    await expect(portal.heading('Sign up')).toBeVisible();
    const panel = page.getByRole('banner');
    const headline = page.getByText('Grow with every traveler');
    const detail = page.getByText('Reach high-value guests where they stay.');
    const garments = panel.locator('img:visible');
    await test.step('six smaller pieces', async () => {
      await expect.poll(() => garments.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('rail-short');
    });
    await test.step('the form scrolls alone', async () => {
      await page.setViewportSize({ width: 1366, height: 500 });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      await expect.poll(async () => (await boxOf(panel)).y).toBeCloseTo(0, 0);
    });
    for (const height of [720, 650, 600, 500, 480]) {
      await page.setViewportSize({ width: 1366, height });
      const gap = async () => {
        const { y, height: drawn } = await boxOf(garments);
        return (await boxOf(headline)).y - y - drawn;
      };
      await expect.poll(gap, `at ${height}`).toBeGreaterThanOrEqual(0);
    }
    await test.step('below 600 px the text goes, below 480 px the headline too', async () => {
      await expect(detail).toBeHidden();
      await expect(headline).toBeVisible();
      await page.setViewportSize({ width: 1366, height: 470 });
      await expect(headline).toBeHidden();
    });
  });
});
