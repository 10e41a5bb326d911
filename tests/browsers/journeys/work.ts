import { role, text } from '../engines/page.ts';
import type { Journey } from '../journey.ts';

export const assignRider: Journey = {
  title: 'an order gets a rider, who is found by phone',
  async run(desk) {
    const page = await desk.signedIn('/orders?tab=pending');
    await page.click(role('link', 'Assign Rider: #ODR-20422'));
    await page.see(role('heading', 'Select Rider'));
    await page.see(text(/^Showing 1 to 5 of/));
    await page.fill(role('searchbox', 'Search riders...'), '7700 900');
    await page.see(role('checkbox', /^Select /), ({ count }) => count === 1);
    await page.click(role('checkbox', 'Select Fiona Walsh'));
    await desk.picture(page, 'assign rider');
    await page.click(role('button', 'Assign'));
    await page.see(text('Rider assigned successfully'));
    await page.at('/orders?tab=pending');
  },
};

export const approveRefund: Journey = {
  title: 'the evidence of a refund is enlarged, and the refund approved',
  async run(desk) {
    const page = await desk.signedIn('/refund/refundsdetail/82');
    await page.click(role('button', 'Evidence photo 1'));
    const viewer = role('dialog', /^Evidence photo 1/);
    await page.see(viewer);
    await page.click(role('button', 'Zoom in', viewer));
    await page.see(text('150 %', viewer));
    await desk.picture(page, 'evidence');
    await page.press('Escape');
    await page.gone(viewer);
    await page.click(role('button', 'Approve'));
    await page.click(role('button', 'Yes, Approve', role('alertdialog')));
    await page.see(text('Refund Processed successfully!'));
    await page.see(role('button', 'Approve'), ({ isDisabled }) => isDisabled);
  },
};

export const chat: Journey = {
  title: 'a message is sent, and the answer of the traveler arrives by itself',
  async run(desk) {
    const page = await desk.signedIn('/support/chatsupport/42');
    const log = role('log', 'Messages with Emma Dahl');
    await page.until('the channels', async () => (await desk.sandbox.state()).realtime.subscriptions === 2);
    await page.fill(role('textbox', 'Message'), 'The zip is repaired');
    await page.press('Enter');
    await page.see(role('listitem', /The zip is repaired.*Sent$/, log));
    await desk.sandbox.post('traveler', { ticketId: '42', message: 'Thank you, that was quick', isQuiet: true });
    await page.see(role('listitem', /Thank you, that was quick/, log), ({ count }) => count === 1);
    await desk.picture(page, 'chat');
  },
};
