import { role, text, type Sought } from '../engines/page.ts';
import type { Journey } from '../journey.ts';

/** Every screen, with something that it shows once its data has arrived. */
const screens: readonly [path: string, ready: Sought][] = [
  ['/dashboard', text(/^Order # \d+$/)],
  ['/products', text(/^Showing 1 to 10 of/)],
  ['/products/viewproduct/2', text(/^Condition & Lifecycle$/)],
  ['/products/editproduct/2', text(/^Condition & Lifecycle$/)],
  ['/products/addproduct', text(/^Condition & Lifecycle$/)],
  ['/orders', text(/^Showing 1 to 10 of/)],
  ['/orders/ordersdetail/20424', text(/^Billing Address$/)],
  ['/orders/assignrider/20424', text(/^Showing 1 to 5 of/)],
  ['/refund', text(/^Showing 1 to \d+ of/)],
  ['/refund/refundsdetail/79', text(/^Billing Address$/)],
  ['/support', text(/^Showing 1 to \d+ of/)],
  ['/support/chatsupport/42', text(/^Of course, I have added it/)],
  ['/settings', text(/^Profile photo$/)],
  ['/settings?tab=password', text(/^Old password$/)],
  ['/settings?tab=two-factor', text(/^Email OTP$/)],
  ['/nowhere', text(/^The address may be mistyped/)],
];

export const everyScreen: Journey = {
  title: 'every screen opens with its data and has one heading',
  async run(desk) {
    const page = await desk.signedIn('/dashboard');
    for (const [path, ready] of screens) {
      await page.goto(path);
      await page.see(ready);
      await page.see(role('heading'));
      await desk.picture(page, `screen ${path.replaceAll(/\W+/g, ' ').trim()}`);
    }
  },
};
