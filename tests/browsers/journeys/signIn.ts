import { fillSignIn, type Journey, staff } from '../journey.ts';
import { role } from '../engines/page.ts';

export const signIn: Journey = {
  title: 'staff sign in with a password and the code of an authenticator',
  async run(desk) {
    const page = await desk.newPage();
    await page.goto('/products');
    await fillSignIn(page, staff);
    await desk.picture(page, 'sign in');
    await page.click(role('button', 'Sign in'));
    await page.at('/two-factor');
    const { authenticator } = await desk.sandbox.state();
    await page.fill(role('textbox', 'Enter your 6-digit code'), authenticator.code);
    await page.click(role('button', 'Verify'));
    await page.at('/products');
    await page.see(role('heading', 'Products'));
  },
};
