import { expect, type Locator, type Page } from '@playwright/test';

/** A screen of the portal, for the suites that open every screen. Add one line for a new screen. */
export interface Screen {
  path: string;
  /** An element that is shown once the screen's data has arrived. */
  ready: (page: Page) => Locator;
}

const text = (content: RegExp) => (page: Page) => page.getByText(content).filter({ visible: true }).first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

export const signedOutScreens: readonly Screen[] = [
  { path: '/login', ready: heading('Sign in') },
  { path: '/signup', ready: heading('Sign up') },
  { path: '/forgot-password', ready: heading('Forgot password') },
  { path: '/reset-password?token=t&email=e%40example.com', ready: heading('Reset password') },
];

export const screens: readonly Screen[] = [
  { path: '/dashboard', ready: text(/^Order # \d+$/) },
  { path: '/products', ready: text(/^Showing 1 to 10 of/) },
  { path: '/products?search=nothing-is-called-this', ready: text(/^No products found\.$/) },
  { path: '/products/viewproduct/2', ready: text(/^Condition & Lifecycle$/) },
  { path: '/products/viewproduct/999999', ready: heading('Product 999999 not found') },
  { path: '/products/editproduct/2', ready: text(/^Condition & Lifecycle$/) },
  { path: '/products/addproduct', ready: text(/^Condition & Lifecycle$/) },
  { path: '/refund', ready: text(/^Showing 1 to \d+ of/) },
  { path: '/refund?search=nothing-is-called-this', ready: text(/^No refunds found\.$/) },
  { path: '/refund/refundsdetail/79', ready: text(/^Billing Address$/) },
  { path: '/refund/refundsdetail/999999', ready: heading('Refund 999999 not found') },
  { path: '/support', ready: text(/^Showing 1 to \d+ of/) },
  { path: '/support?search=nothing-is-called-this', ready: text(/^No support found\.$/) },
  { path: '/orders', ready: text(/^Showing 1 to 10 of/) },
  { path: '/orders?tab=pending', ready: text(/^Showing 1 to 6 of/) },
  { path: '/orders?search=nothing-is-called-this', ready: text(/^No orders found\.$/) },
  { path: '/orders/ordersdetail/20424', ready: text(/^Billing Address$/) },
  { path: '/orders/999999', ready: heading('Order 999999 not found') },
  { path: '/orders/assignrider/20424', ready: text(/^Showing 1 to 5 of/) },
  { path: '/support/chatsupport/42', ready: text(/^Of course, I have added it/) },
  { path: '/support/chatsupport/999999', ready: heading('Ticket 999999 not found') },
  { path: '/settings', ready: text(/^Profile photo$/) },
  { path: '/settings?tab=password', ready: text(/^Old password$/) },
  { path: '/settings?tab=two-factor', ready: text(/^Email OTP$/) },
  { path: '/nowhere', ready: text(/^The address may be mistyped/) },
];

/** An overlay that opens over a screen. */
export interface Overlay {
  name: string;
  path: string;
  /** Prepares the screen before each press of the control; it waits with `until`. Resolves to the result. */
  prepare?: (page: Page, until: Until) => Promise<Locator>;
  /** The control to press. In windows that do not show it, its overlay is not tested. */
  control: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  /** The control's code is fetched after the screen's. */
  isLate?: true;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).filter({ visible: true }).first();

const thisPage = /^(Select this|This) page$/;

/** Selects a row, in the table with its checkbox, on cards with the menu above them. Resolves to the actions for the selection. */
const select = (boxes: RegExp, action: RegExp) => async (page: Page) => {
  const box = page.getByRole('checkbox', { name: boxes });
  if (!(await box.isVisible())) {
    await button('Bulk Actions')(page).click();
    await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  }
  await box.check();
  return button(action)(page);
};

/** The server answers with a page of HTML, so that the dialog that shows the failure stays open. */
async function openStatuses(page: Page, until: Until) {
  await page.route('**/api/support-tickets/*/status', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Moved</h1>' }));
  const choices = await select(/TCK-1042/, /^Set status$/)(page);
  await until(page, choices);
  await choices.click();
  return page.getByRole('menu');
}

/** The tab of a saved view; if this browser has not saved it yet, it is saved now. */
async function saveView(page: Page, until: Until) {
  const tab = page.getByRole('tab', { name: /^Late/ });
  const save = button('Save view')(page);
  await until(page, tab.or(save));
  if (await tab.isVisible()) return tab;
  await save.click();
  const name = page.getByRole('textbox', { name: 'View name' });
  await until(page, name);
  await name.fill('Late');
  await name.press('Enter');
  return tab;
}

async function openProfileMenu(page: Page) {
  await button(/^Profile menu/)(page).click();
  return page.getByRole('menu');
}

export const overlays: readonly Overlay[] = [
  { name: 'drawer', path: '/dashboard', control: button('Open menu'), opened: (page) => page.getByRole('dialog') },
  {
    name: 'notifications',
    path: '/dashboard',
    control: button(/^Notifications/),
    opened: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  { name: 'profile menu', path: '/dashboard', control: button(/^Profile menu/), opened: (page) => page.getByRole('menu') },
  {
    name: 'shortcut sheet',
    path: '/dashboard',
    prepare: openProfileMenu,
    control: (page) => page.getByRole('menuitem', { name: 'Keyboard shortcuts' }),
    opened: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'search',
    path: '/dashboard',
    control: (page) => page.getByRole('searchbox', { name: 'Search', exact: true }).or(page.getByRole('button', { name: 'Search', exact: true })),
    opened: (page) => page.getByRole('combobox', { name: 'Search' }),
  },
  { name: 'logout dialog', path: '/dashboard', control: button('Logout'), opened: (page) => page.getByRole('alertdialog') },
  { name: 'order status', path: '/orders', control: button(/^Status All$/), opened: (page) => page.getByRole('listbox') },
  { name: 'order export', path: '/orders', control: button(/^Export/), opened: (page) => page.getByRole('menu') },
  { name: 'row height', path: '/orders', control: button(/Comfortable$/), opened: (page) => page.getByRole('menu') },
  { name: 'sort of cards', path: '/orders', control: button('Sort'), opened: (page) => page.getByRole('menu') },
  {
    name: 'first view',
    path: '/orders?tab=pending',
    control: button('Save view'),
    opened: (page) => page.getByRole('dialog', { name: 'Save' }),
  },
  {
    name: 'view menu',
    path: '/orders?tab=pending',
    prepare: saveView,
    control: (page) => page.getByRole('tab', { name: /^Late/ }),
    opened: (page) => page.getByRole('menu', { name: 'Late' }),
  },
  { name: 'rider status', path: '/orders/assignrider/20424', control: button(/^Status All$/), opened: (page) => page.getByRole('listbox') },
  { name: 'sort of riders', path: '/orders/assignrider/20424', control: button('Sort'), opened: (page) => page.getByRole('menu') },
  { name: 'item picture', path: '/orders/ordersdetail/20424', control: button('Picture of Silk Slip Dress'), opened: (page) => page.getByRole('dialog', { name: /Silk Slip Dress/ }), isLate: true },
  { name: 'filters', path: '/products', control: button(/^Filters/), opened: (page) => page.getByRole('dialog') },
  { name: 'columns', path: '/products', control: button(/^Columns/), opened: (page) => page.getByRole('dialog', { name: 'Columns' }) },
  { name: 'row menu', path: '/products', control: button(/^Actions for/), opened: (page) => page.getByRole('menu') },
  { name: 'selection', path: '/products', control: (page) => page.getByRole('checkbox', { name: 'Select this page' }), opened: text(/^10 selected$/) },
  { name: 'delete dialog', path: '/products', control: button(/^Delete /), opened: (page) => page.getByRole('alertdialog') },
  { name: 'bulk edit', path: '/products', prepare: select(thisPage, /^Edit$/), control: button(/^Edit$/), opened: (page) => page.getByRole('dialog', { name: 'Edit 10 products' }), isLate: true },
  { name: 'print labels of many', path: '/products', prepare: select(thisPage, /^Edit$/), control: button(/^Labels$/), opened: (page) => page.getByRole('dialog', { name: 'Print labels' }), isLate: true },
  { name: 'palette', path: '/products/addproduct', control: button('Choose Color'), opened: (page) => page.getByRole('dialog', { name: 'Choose Color' }), isLate: true },
  { name: 'print labels', path: '/products/viewproduct/2', control: button('Print label'), opened: (page) => page.getByRole('dialog', { name: 'Print labels' }), isLate: true },
  { name: 'product menu', path: '/products/viewproduct/2', control: button('More actions'), opened: (page) => page.getByRole('menu') },
  { name: 'refund filters', path: '/refund', control: button(/^Status/), opened: (page) => page.getByRole('dialog', { name: 'Status' }) },
  { name: 'refund menu', path: '/refund', control: button(/^Actions for/), opened: (page) => page.getByRole('menu') },
  {
    name: 'view beside others',
    path: '/refund?status=pending',
    control: button('Save'),
    opened: (page) => page.getByRole('dialog', { name: 'Save' }),
  },
  {
    name: 'evidence',
    path: '/refund/refundsdetail/79',
    control: button('Evidence photo 1'),
    opened: (page) => page.getByRole('dialog', { name: 'Evidence photo 1 1 of 3' }),
    isLate: true,
  },
  { name: 'approve dialog', path: '/refund/refundsdetail/79', control: button('Approve'), opened: (page) => page.getByRole('alertdialog') },
  { name: 'reject dialog', path: '/refund/refundsdetail/79', control: button('Reject'), opened: (page) => page.getByRole('alertdialog') },
  { name: 'ticket filters', path: '/support', control: button(/^Status/), opened: (page) => page.getByRole('dialog', { name: 'Status' }) },
  { name: 'ticket menu', path: '/support', control: button('Bulk Actions'), opened: (page) => page.getByRole('menu') },
  {
    name: 'menu of several tickets',
    path: '/support',
    prepare: select(thisPage, /^Set status$/),
    control: button('Bulk Actions'),
    opened: (page) => page.getByRole('menu'),
  },
  {
    name: 'status of several tickets',
    path: '/support',
    prepare: select(thisPage, /^Set status$/),
    control: button(/^Set status$/),
    opened: (page) => page.getByRole('menu'),
  },
  {
    name: 'ticket that kept its status',
    path: '/support',
    prepare: openStatuses,
    control: (page) => page.getByRole('menuitem', { name: 'Rejected' }),
    opened: (page) => page.getByRole('dialog', { name: 'Set to Rejected' }).getByRole('button', { name: 'Retry 1 failed' }),
  },
  { name: 'ticket details', path: '/support/chatsupport/42', control: button('Details'), opened: (page) => page.getByRole('dialog', { name: 'Ticket TCK-1042' }) },
  { name: 'quick replies', path: '/support/chatsupport/42', control: button('Quick replies'), opened: (page) => page.getByRole('menu') },
  { name: 'ticket status', path: '/support/chatsupport/42', control: button(/Status/), opened: (page) => page.getByRole('listbox') },
];

/** Waits until an element is shown. */
export type Until = (page: Page, shown: Locator) => Promise<void>;

const untilVisible: Until = (_, shown) => expect(shown).toBeVisible();

/** Opens the screen of an overlay and prepares it until its control can be pressed. */
export async function openScreenOf(page: Page, { path, prepare }: Overlay, until = untilVisible) {
  await page.goto(path);
  await untilVisible(page, screens.find((screen) => screen.path === path)?.ready(page) ?? page.locator('main'));
  if (prepare) await until(page, await prepare(page, until));
}

/** Opens every overlay whose control is shown, one after the other, and closes each with Escape. */
export async function inEveryOverlay(page: Page, look: (overlay: Overlay) => Promise<void>) {
  let isAsOpened = false;
  for (const overlay of overlays) {
    const { path, prepare, control, opened } = overlay;
    if (prepare || !isAsOpened || new URL(page.url()).pathname !== path) await openScreenOf(page, overlay);
    isAsOpened = prepare === undefined;
    if (!(await control(page).isVisible())) continue;
    await control(page).click();
    await expect(opened(page)).toBeVisible();
    await look(overlay);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened(page)).toBeHidden();
  }
}
