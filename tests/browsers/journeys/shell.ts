import { role, text } from '../engines/page.ts';
import type { Page } from '../engines/page.ts';
import type { Desk, Journey } from '../journey.ts';

const product = '/products/viewproduct/2';
const dark = 'rgb(13, 23, 19)';

const backgroundIs = (page: Page, colour: string) =>
  page.until(`the background ${colour}`, async () => (await page.tab.evaluate(() => getComputedStyle(document.body).backgroundColor)) === colour);

export const settings: Journey = {
  title: 'a changed name is saved and shown in the profile menu',
  async run(desk) {
    const page = await desk.signedIn('/settings');
    await page.fill(role('textbox', 'Name'), 'Marta Vidal-Roca');
    await desk.picture(page, 'settings');
    await page.click(role('button', 'Save'));
    await page.see(text('Profile updated successfully!'));
    await page.see(role('button', /Marta Vidal-Roca/));
  },
};

export const theme: Journey = {
  title: 'the dark theme is chosen, and is there after a reload',
  async run(desk) {
    const page = await desk.signedIn('/dashboard');
    await page.see(text(/^Order # \d+$/));
    await page.click(role('button', /^Profile menu/));
    await page.click(role('menuitemradio', 'Dark'));
    await backgroundIs(page, dark);
    await page.goto('/dashboard');
    await page.see(text(/^Order # \d+$/));
    await backgroundIs(page, dark);
    await desk.picture(page, 'dashboard, dark');
  },
};

export const palette: Journey = {
  title: 'Ctrl+K finds a screen, and Enter opens it',
  async run(desk) {
    const page = await desk.signedIn('/dashboard');
    await page.see(role('heading', /^Welcome/));
    await page.press('Control+k');
    await page.see(role('combobox', 'Search'), ({ hasFocus }) => hasFocus);
    await page.type('settings');
    await page.see(role('option', /^Settings/), ({ isChecked }) => isChecked);
    await desk.picture(page, 'palette');
    await page.press('Enter');
    await page.see(role('heading', 'Settings'));
  },
};

export const logout: Journey = {
  title: 'logging out in one window signs out the other',
  async run(desk) {
    const other = await desk.signedIn('/products');
    await other.see(text(/^Showing 1 to 10 of 248/));
    const page = await desk.newPage();
    await page.goto('/dashboard');
    await page.see(role('button', /^Notifications, \d+ unread/));
    await page.click(role('button', 'Logout'));
    await page.click(role('button', 'Logout', role('alertdialog', 'Logout?')));
    await page.at('/login');
    await other.at('/login');
    await other.see(role('heading', 'Sign in'));
  },
};

export const serverDown: Journey = {
  title: 'the strip says that the server is away, and goes once it is back',
  async run(desk) {
    const page = await desk.signedIn('/products');
    await page.see(text(/^Showing 1 to 10 of 248/));
    await page.until('a socket', async () => (await desk.sandbox.state()).realtime.sockets === 1);
    desk.network.goDown();
    await page.see(text(/^Reconnecting…/));
    await desk.picture(page, 'server away');
    desk.network.comeBack();
    await page.gone(text(/^Reconnecting…/));
    await page.click(role('button', 'Next page'));
    await page.see(text(/^Showing 11 to 20 of 248/));
  },
};

/** Opens a product, and waits for its live connection. While keys are pressed nothing is fetched ahead. */
async function openProduct(desk: Desk, page: Page) {
  await page.goto(product);
  await page.see(text('Condition & Lifecycle'));
  await page.until('a socket', async () => {
    await page.press('Shift');
    return (await desk.sandbox.state()).realtime.sockets === 1;
  });
}

const scriptsOf = (page: Page) =>
  page.tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')));

export const lateCode: Journey = {
  title: 'an overlay opens although its files and those of its imports failed when they were fetched ahead',
  async run(desk) {
    const page = await desk.signedIn('/settings');
    const isOwn = (path: string) => path.includes('LabelsDialog');
    const opened = role('radio', /^A4 sheet/, role('dialog', 'Print labels'));
    await openProduct(desk, page);
    const before = await scriptsOf(page);
    await page.click(role('button', 'Print label'));
    await page.see(opened);
    const late = (await scriptsOf(page)).filter((path) => !before.includes(path));
    await desk.picture(page, 'print labels');

    await openProduct(desk, page);
    for (const refused of [late.filter(isOwn), late.filter((path) => !isOwn(path))]) {
      const heal = desk.network.fail(refused, 'refuse');
      // What has failed is fetched again at this event.
      await page.tab.evaluate(() => void window.dispatchEvent(new Event('online')));
      await page.until('a failed request', async () => desk.network.failed.some((path) => refused.includes(path)));
      heal();
    }
    await page.click(role('button', 'Print label'));
    await page.see(opened);
  },
};
