import { readFileSync } from 'node:fs';
import { expect, Portal, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

/** The upper margin of the packing slip, in millimetres. */
const MARGIN = 15;
/** The size in points. */
const A4 = [595, 842];

const inMillimetres = (pixels: number) => (pixels / 96) * 25.4;

/** The size of each page of a PDF, in whole points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) => sides.map((side) => Math.round(Number(side))));

const showing = (entries: string) => new RegExp(`^Showing ${entries} entries$`);

test('from a lane of the queue to its orders, one of them, its neighbours and its packing slip: by mouse', async ({ page, portal }) => {
  await portal.signIn('/');
  await page.getByRole('region', { name: "Today's Queue" }).getByRole('link', { name: 'Pickup, 3' }).click();
  await expect(page).toHaveURL('/orders?status=pickup');
  await expect(page.getByRole('tab', { name: 'Assigned, 184' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Status Pickup', exact: true })).toBeVisible();
  await expect(page.getByText(showing('1 to 3 of 3'))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);

  // A press anywhere on the row counts.
  await page.getByText('Sofia Marques').click();
  await expect(page).toHaveURL('/orders/ordersdetail/20406');
  await expect(portal.heading('#ORD-20406')).toBeFocused();
  await expect(page).toHaveTitle(/^(\(\d+\) )?#ORD-20406 .+ · Order · Valise$/);
  await expect(page.getByRole('link', { name: 'Assign Rider' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Rider' })).toContainText('Àlex Ferrer');
  await expect(page.getByRole('link', { name: 'Map: Partner' })).toHaveAttribute('href', /query=40\.4203%2C-3\.7044$/);
  await page.getByRole('link', { name: 'Next order' }).click();
  await expect(portal.heading('#ORD-20404')).toBeFocused();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next order' })).toBeDisabled();
  await page.getByRole('link', { name: 'Previous order' }).click();
  await expect(portal.heading('#ORD-20406')).toBeVisible();

  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Packing slip' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article', { name: 'Packing slip' });
  await expect(slip).toContainText('1 item, 3 pieces');
  await expect(slip.getByRole('img')).toHaveCount(0);
  await expect(portal.heading('#ORD-20406')).toBeHidden();
  await expect(slip).not.toContainText(/Sample|\$/);
  const { y: edge } = (await slip.boundingBox()) ?? { y: 0 };
  const { y: fold } = (await slip.getByRole('heading', { name: 'Handover' }).locator('xpath=ancestor::section').boundingBox()) ?? { y: 0 };
  expect(inMillimetres(fold - edge) + MARGIN, 'the fold below the edge of the paper').toBeCloseTo(198, 0);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([A4]);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Back to Orders' }).first().click();
  await expect(page).toHaveURL('/orders?status=pickup');
});

test('an order that was opened from the lane of cleaning has the neighbours that the list showed', async ({ page, portal }) => {
  await page.route('**/api/dashboard/orders/queue', (route) =>
    route.fulfill({ json: [20422, 20421, 20420].map((id) => ({ id, status: 'Completed', product: 'Silk Slip Dress', customer: 'Yuki Tanaka', product_availability: 'Under Maintenance' })) }),
  );
  await portal.signIn('/');
  await page.getByRole('region', { name: "Today's Queue" }).getByRole('link', { name: 'Cleaning, 3' }).click();
  await expect(page).toHaveURL('/orders?status=cleaning');
  await page.getByRole('link', { name: '#ODR-20421', exact: true }).click();
  await expect(portal.heading('#ORD-20421')).toBeFocused();
  await page.getByRole('link', { name: 'Next order' }).click();
  await expect(portal.heading('#ORD-20420')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Previous order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next order' })).toBeDisabled();
  await page.reload();
  await page.getByRole('link', { name: 'Previous order' }).click();
  await expect(portal.heading('#ORD-20421')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Previous order' })).toHaveAttribute('href', '/orders/ordersdetail/20422');
  await page.getByRole('link', { name: 'Back to Orders' }).first().click();
  await expect(page).toHaveURL('/orders?status=cleaning');
});

test('the slip of an order with many items runs to a further page, which the handover ends', async ({ page, portal }) => {
  await page.route('**/api/orders/20424', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { data: { items: object[] } } };
    const [item = {}] = body.data.data.items;
    body.data.data.items = Array.from({ length: 20 }, () => item);
    await route.fulfill({ json: body });
  });
  await portal.signIn('/orders/20424');
  await expect(portal.heading('#ORD-20424')).toBeVisible();
  // Its code is fetched once the user has pressed nothing for a second.
  await page.locator('[data-packing-slip]').waitFor({ state: 'attached' });
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([A4, A4]);
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article', { name: 'Packing slip' });
  await expect(slip.getByText('Handover')).toHaveCount(1);
  const { y: edge } = (await slip.boundingBox()) ?? { y: 0 };
  const handover = (await slip.getByRole('heading', { name: 'Handover' }).locator('xpath=ancestor::section').boundingBox()) ?? { y: 0, height: 0 };
  const unused = 2 * (297 - 2 * MARGIN) - inMillimetres(handover.y + handover.height - edge);
  expect(unused, 'what the second head of the table and its whole rows need').toBeGreaterThan(30);
  expect(unused).toBeLessThan(45);
});

test('search, sort, status and tab are in the address, and Back returns through them', async ({ page, portal }) => {
  await portal.signIn('/orders');
  await page.getByRole('tab', { name: 'Pending, 6' }).click();
  await expect(page).toHaveURL('/orders?tab=pending');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('#ODR-20421');
  await expect(page.getByText(showing('1 to 1 of 1'))).toBeVisible();
  await expect(page).toHaveURL('/orders?search=%23ODR-20421&tab=pending');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such order');
  // The same words are announced beside the table.
  await expect(page.getByRole('table', { name: 'Orders' }).getByText('No orders found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('$36.00');
  await page.getByRole('tab', { name: 'Assigned, 184' }).click();
  await page.getByRole('button', { name: 'Status All' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['All', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Overdue', 'Due today', 'Due tomorrow']);
  await page.getByRole('listbox').getByRole('option', { name: 'Shipped' }).click();
  await expect(page.getByText(showing('1 to 3 of 3'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(showing('1 to 10 of 184'))).toBeVisible();
});

test('the palette leads to the overdue orders, each of which says how late it is', async ({ page, portal }) => {
  // Three days later the ETA of every order in the queue has passed.
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await portal.signIn();
  await expect(portal.heading('Welcome Marta Vidal!')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('overdue');
  await page.getByRole('option', { name: /^Overdue/ }).click();
  await expect(page).toHaveURL('/orders?status=overdue');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: /#ODR-/ });
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasNotText: / days? late/ })).toHaveCount(0);
});

test('a status is chosen with one movement of the mouse, pressed on the field and lifted over the option', async ({ page, portal }) => {
  await portal.signIn('/orders');
  const field = page.getByRole('button', { name: 'Status All' });
  const list = page.getByRole('listbox', { name: 'Status' });
  await test.step('its code has come', async () => {
    await field.click();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });
  await field.hover();
  await page.mouse.down();
  await list.getByRole('option', { name: 'Processing' }).hover();
  await page.mouse.up();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Status Processing', exact: true })).toBeFocused();
});

test('by keyboard alone a view with its tab is saved, renamed, stored and deleted, and its orders are exported', async ({ page, portal }) => {
  await portal.signIn('/orders');
  const views = page.getByRole('tablist', { name: 'Views' });
  const selected = views.getByRole('tab', { selected: true });
  const orders = page.getByRole('tablist', { name: 'Orders' });
  await expect(orders).toBeVisible();
  await expect(views).toBeHidden();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  // Without the clear button, whose room an empty field uses for its text.
  const box = search.locator('..');
  const place = await box.boundingBox();
  await tabTo(page, page.getByRole('tab', { name: 'Assigned, 184' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, search);
  await page.keyboard.type('#ODR-20421');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expect(views).toBeHidden();
  expect(await box.boundingBox(), 'Save moves nothing').toEqual(place);

  await tabTo(page, page.getByRole('button', { name: 'Export' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Export CSV' })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, ...rest] = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFOrder ID,Traveler Name,Partner Name,ETA,Date,Status,Total');
  expect(row).toMatch(/^#ODR-20421,.*,Pending,[\d.]+$/);
  expect(rest).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Save view' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'View name' })).toBeFocused();
  await page.keyboard.type('Late');
  await page.keyboard.press('Enter');
  await expect(selected).toHaveAccessibleName('Late, 1');
  await expect(selected).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'View name' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Late today');
  await page.keyboard.press('Enter');
  await expect(selected).toHaveAccessibleName('Late today, 1');

  await page.reload();
  await expect(selected).toHaveAccessibleName('Late today, 1');
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).press('Enter');
  await expect(selected).toHaveAccessibleName('Late today, 1');
  await expect(page.getByRole('tab', { name: 'Pending, 6' })).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, selected);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Delete view' }).press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, Delete' }));
  await page.keyboard.press('Enter');
  await expect(views).toBeHidden();
  await expect(orders).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Assigned, 184', selected: true })).toBeVisible();
  await expect(portal.heading('Orders')).toBeFocused();
});

for (const width of [1280, 1440, 1920])
  test(`at ${width} px pending orders show everything whole, and nothing scrolls sideways`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await portal.signIn('/orders?tab=pending');
    const table = page.getByRole('table', { name: 'Orders' });
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    const row = table.getByRole('row', { name: /Hanna Virtanen/ });
    for (const text of ['#ODR-20419', 'Hanna Virtanen', /^\d+ \w+, 10:15$/, '20 Nov 2026', '$118.00'])
      await expect.poll(() => row.getByText(text, { exact: true }).evaluate(isCut), String(text)).toBe(false);
    await expect.poll(() => table.getByText('Camille Laurent', { exact: true }).evaluate(isCut)).toBe(false);
    await expect.poll(() => row.locator('td', { hasText: 'Pending' }).evaluate(isCut)).toBe(false);
    await expect.poll(() => table.locator('..').evaluate(isCut), 'the table').toBe(false);
  });

test('a rider is assigned by keyboard alone, and the choice can be taken back', async ({ page, portal }) => {
  await portal.signIn('/orders?tab=pending');
  await tabTo(page, page.getByRole('link', { name: 'Assign Rider: #ODR-20424' }));
  await page.keyboard.press('Enter');
  await expect(portal.heading('Select Rider')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Assign', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please select a rider');
  const [nadia, tomas] = ['Nadia Benali', 'Tomás Rey'].map((name) => page.getByRole('checkbox', { name: `Select ${name}` }));
  await tabTo(page, nadia!, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(nadia!).not.toBeChecked();
  await page.keyboard.press('Space');
  await tabTo(page, tomas!);
  await page.keyboard.press('Space');
  await expect(nadia!).not.toBeChecked();
  await expect(page.getByText('Tomás Rey selected')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Assign', exact: true }));
  await page.keyboard.press('Enter');
  await expect(portal.toast('Rider assigned successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/orders(\?tab=pending)?$/);
  await expect(page.getByRole('tab', { name: 'Pending, 5' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('an order is found, opened and given to a rider', async ({ page, portal }) => {
    await portal.signIn('/');
    await page.getByRole('link', { name: /^Pending Orders/ }).tap();
    await expect(page).toHaveURL('/orders?tab=pending');
    await page.getByRole('link', { name: '#ODR-20423', exact: true }).tap();
    await page.getByRole('link', { name: 'Assign Rider', exact: true }).tap();
    await expect(portal.heading('Select Rider')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search riders...' }).fill('FIONA');
    await page.getByText('Fiona Walsh').tap();
    await expect(page.getByRole('checkbox', { name: 'Select Fiona Walsh' })).toBeChecked();
    await page.getByRole('button', { name: 'Assign', exact: true }).tap();
    await expect(portal.toast('Rider assigned successfully')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Pending, 5' })).toBeVisible();
  });
});

test('an order that was assigned in another browser is there without a reload', async ({ page, portal, browser, baseURL }) => {
  await portal.signIn('/orders/ordersdetail/20422');
  await expect(page.getByRole('link', { name: 'Assign Rider' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await new Portal(other).signIn('/orders/assignrider/20422');
  await other.getByRole('checkbox', { name: 'Select Nadia Benali' }).check();
  await other.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Rider' })).toContainText('Nadia Benali');
  await expect(page.getByRole('link', { name: 'Assign Rider' })).toBeHidden();
  await context.close();
});

test.describe('an assignment that something has overtaken', () => {
  test.use({ expectedConsole: /409|Failed to load resource|ERR_/ });

  test('says who has the order, or that the rider is offline, and asks for both again', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/orders/assignrider/20424');
    await page.getByRole('checkbox', { name: 'Select Tomás Rey' }).check();
    await sandbox.setRider({ id: 'RD-131', availability: 'Offline' });
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to assign rider');
    await expect(page.getByRole('alert')).toContainText('Tomás Rey is offline now. Select another rider.');
    await expect(page.getByRole('row', { name: /Tomás Rey/ })).toContainText('Offline');

    await page.getByRole('checkbox', { name: 'Select Àlex Ferrer' }).check();
    await sandbox.assignElsewhere({ id: 20_424, isQuiet: true });
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This order is already assigned to Nadia Benali.');
  });

  test('counts as done when its response was lost and the order has the rider', async ({ page, portal }) => {
    await portal.signInQuietly('/orders/assignrider/20424');
    await page.getByRole('checkbox', { name: 'Select Tomás Rey' }).check();
    await page.route('/api/orders/assign-rider', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(portal.toast('Rider assigned successfully')).toBeVisible();
    await expect(page).toHaveURL('/orders');
  });
});

test.describe('odd data', () => {
  test.use({ expectedConsole: /could not be read|repeats an id|404|Failed to load resource/ });

  test('what is sent oddly is shown as far as it can be read', async ({ page, portal }) => {
    const odd = { id: 'X<b>1</b>', status: '<i>Lost</i>', rider: [], created_at: 'yesterday', total_price: 'much', items: null, traveler: null, partner: null, eta: null };
    const named = { ...odd, id: 8, rider: 'Zoë', traveler: { name: '\u05D3\u05E0\u05D4 <script>alert(1)</script>', email: 'a@b.c?bcc=x', phone: 'none' }, items: [{ product_image: '/garments/missing.png', price: '7,5' }] };
    await page.route('/api/orders', (route) => route.fulfill({ json: { data: { data: [odd, named, 7, { id: null }] } } }));
    await page.route('/api/orders/*', (route) => route.fulfill({ json: named }));
    await portal.signIn('/orders');
    await expect(page.getByRole('tab', { name: 'Assigned, 2' })).toBeVisible();
    await expect(page.getByRole('row', { name: /#ODR-X<b>1/ })).toContainText('<i>Lost</i>');
    await page.getByRole('link', { name: '#ODR-8', exact: true }).click();
    await expect(portal.heading('#ORD-8')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText('<script>alert(1)</script>');
    await expect(page.getByRole('region', { name: 'Partner' })).toContainText('No details available');
    await expect(page.getByRole('region', { name: 'Shipping Address' })).toContainText('No shipping address available');
    await expect(page.getByRole('region', { name: 'Rider' })).toContainText('Zoë');
    await expect(page.getByText('Sample').first()).toBeVisible();
  });
});

test("dragging over an order's id selects it for copying, and a press still opens the order", async ({ page, portal }) => {
  await portal.signIn('/orders');
  const id = page.getByRole('link', { name: '#ODR-20418', exact: true });
  const { x, y, width, height } = (await id.boundingBox())!;
  await page.mouse.move(x + width - 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/ODR-2041/);
  await expect(page).toHaveURL('/orders');
  await id.click();
  await expect(page).toHaveURL('/orders/ordersdetail/20418');
});
