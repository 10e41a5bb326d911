import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/fixtures.ts';

// The portal logs items that it drops.
test.use({ expectedConsole: /could not be read|repeats an id/ });

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const script = 'javascript:document.title=3';
const person = { name: '\u05D3\u05E0\u05D4 <b>\u05DC\u05D5\u05D9</b>', email: 'a@b.example?bcc=c@d.example', phone: script, profile_photo: script, address: markup, latitude: 0, longitude: 0 };

/** Addresses on the page that would run a script or add headers to a mail. */
const unsafe = (page: Page) =>
  page.locator('[href], [src]').evaluateAll((all) =>
    all
      .flatMap((element) => [element.getAttribute('href') ?? '', element.getAttribute('src') ?? ''])
      .filter((address) => /^\s*(javascript|data:text)|bcc=/i.test(address)),
  );

test('an order and its riders that hold markup and addresses of scripts show them as text', async ({ page, portal }) => {
  const order = {
    id: 20_424,
    status: markup,
    rider: null,
    created_at: '0000-00-00',
    eta: markup,
    total_price: '1e400',
    items: [{ product_name: markup, product_image: script, price: 'free', quantity: -1, total: null }],
    traveler: { ...person, addresses: [{ type: 'shipping', name: markup, address: script, latitude: 1e9, longitude: 'x' }, null, 'home'] },
    partner: person,
    contact_person: person,
    shipping_carrier: markup,
    shipping: '5',
    transactions: [{ method: markup, fees: script, amount: null, date: markup }],
  };
  await page.route('**/api/orders', (route) => route.fulfill({ json: { data: { data: [order, 7, null] } } }));
  await page.route('**/api/orders/20424', (route) => route.fulfill({ json: { data: { data: order } } }));
  await page.route('**/api/riders', (route) =>
    route.fulfill({ json: { data: { data: [{ id: markup, name: person.name, email: markup, phone: script, profile_photo: script, rating: 1e9, current_assigned_orders: 'x', eta: script, availability_status: markup }] } } }),
  );
  await portal.signIn('/orders');
  await expect(page.getByRole('row', { name: /#ODR-20424/ })).toContainText(markup);
  expect(await unsafe(page)).toEqual([]);

  await page.getByRole('link', { name: '#ODR-20424', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText(person.name);
  await expect(page.getByRole('region', { name: 'Transactions' })).toContainText(markup);
  expect(await unsafe(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Map: Shipping Address' })).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=javascript/);

  await page.getByRole('link', { name: 'Assign Rider' }).click();
  const rider = page.getByRole('checkbox', { name: /^Select / });
  await rider.check();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: person.name })).toBeVisible();
  expect(await unsafe(page)).toEqual([]);
  await expect(page).toHaveTitle(/Rider/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test.describe('evidence that is no picture', () => {
  // The policy reports that an address of another host was not loaded.
  test.use({ expectedViolations: /img-src/, expectedConsole: /could not be read|repeats an id|Content Security Policy|404/ });

  test('is a placeholder on the page and in the viewer, and never a link', async ({ page, portal }) => {
    const refund = {
      id: 82,
      refund_id: markup,
      requested_at: markup,
      status: '',
      amount: '$1,120.5',
      reason: markup,
      images: [script, 'data:text/html,<script>document.title=4</script>', ' JaVaScRiPt:document.title=5', '//elsewhere.example/x.png', null].map((image_path) => ({ image_path })),
      order: { id: 20_391, traveler_name: person.name, partner_name: markup, rider: null },
      traveler: person,
      partner: person,
    };
    await page.route('**/api/refunds', (route) => route.fulfill({ json: { data: [refund, { id: null }] } }));
    await page.route('**/api/refunds/82', (route) => route.fulfill({ json: { data: { data: refund } } }));
    await portal.signIn('/refund');
    await expect(page.getByRole('row', { name: /20391/ })).toContainText(person.name);
    await page.getByRole('link', { name: markup }).click();
    await expect(portal.heading(`Refund ${markup}`)).toBeFocused();
    expect(await unsafe(page)).toEqual([]);

    const photos = page.getByRole('button', { name: /^Evidence photo/ });
    await expect(photos).toHaveCount(4);
    await photos.first().click();
    for (const place of [1, 2, 3, 4]) {
      await expect(page.getByRole('dialog')).toHaveAccessibleName(`Evidence photo ${place} ${place} of 4`);
      expect(await unsafe(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/^Approve this refund\? \$1,120\.50 goes back to .*<b>/);
    await expect(page).toHaveTitle(/Refund/);
  });
});
