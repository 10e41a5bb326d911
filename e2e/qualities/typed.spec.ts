import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, partner, staff, test } from '../helpers/fixtures.ts';

/** A text, and its value once the field is left; null for a refusal in words. */
type Readings = readonly (readonly [text: string, becomes: string | null])[];

const same = (...texts: string[]): Readings => texts.map((text) => [text, text]);

/** The results of texts in each kind of field. A new field belongs to a kind by its attributes, and needs no line here. */
const kinds = {
  number: [
    ['45.50', '45.50'],
    ['45,50', '45.50'],
    ['40,5', '40.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234', '1234'],
    ['$45', '45'],
    ['４５．５', '45.5'],
    ['٤٥٫٥', '45.5'],
    ['-5', null],
    ['1e3', null],
    ['12 kg', null],
  ],
  phone: [
    ['5550100142', '555-010-0142'],
    ['+1 (555) 010-0142', '555-010-0142'],
    ['５５５０１００１４２', '555-010-0142'],
    ['+34 612 345 678', null],
    ['555-010-0142 ext. 7', null],
  ],
  code: [
    ['418027', '418027'],
    ['418-027', '418027'],
    ['418 027', '418027'],
    ['４１８０２７', '418027'],
    ['٤١٨٠٢٧', '418027'],
    ['4180275', null],
    ['41x027', null],
  ],
  email: same('ines@hotel.example'),
  text: same('Été 4,50 <b>٤ にほん 👗'),
} satisfies Record<string, Readings>;

type Kind = keyof typeof kinds;

const kindOf = (input: Locator): Promise<Kind> =>
  input.evaluate((element: HTMLInputElement): Kind => {
    if (element.inputMode === 'decimal') return 'number';
    if (element.type === 'tel') return 'phone';
    if (element.autocomplete === 'one-time-code') return 'code';
    return element.type === 'email' ? 'email' : 'text';
  });

/** The ways in which text gets into a field. */
const ways: Record<string, (input: Locator, text: string, page: Page, cdp: CDPSession) => Promise<void>> = {
  async keys(input, text, page) {
    await input.focus();
    await page.keyboard.type(text);
  },
  async paste(input, text, page) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await input.press('ControlOrMeta+V');
  },
  /** Sets the value as a password manager does. */
  async 'no keys'(input, text) {
    await input.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
      const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  },
  async 'an input method'(_, text, __, cdp) {
    const half = text.slice(0, Math.ceil(text.length / 2));
    await cdp.send('Input.imeSetComposition', { text: half, selectionStart: half.length, selectionEnd: half.length });
    await cdp.send('Input.insertText', { text });
  },
};

const editable = ':is(input, textarea, [contenteditable="true"]):not([readonly], [disabled], [aria-readonly="true"], [aria-disabled="true"])';

/** Chooses 'Other' in every choice, which opens a field for free text. */
async function chooseOtherEverywhere(page: Page): Promise<void> {
  for (const choice of await page.getByRole('main').locator('button[aria-haspopup="listbox"]').all()) {
    await choice.click();
    await page.getByRole('option', { name: 'Other', exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
}

/** All visible text fields, found by their roles. */
async function textFields(scope: Locator): Promise<Locator[]> {
  const roles = (['textbox', 'searchbox', 'combobox'] as const).map((role) => scope.getByRole(role));
  const found = await roles.reduce((all, some) => all.or(some)).all();
  const isEditable = await Promise.all(
    found.map(async (field) => (await field.isVisible()) && field.evaluate((element, editable) => element.matches(editable), editable)),
  );
  return found.filter((_, place) => isEditable[place]);
}

/** A search field clears its text when its results close, so it is not left. */
const isSearch = (field: Locator) => field.evaluate((element: HTMLInputElement) => element.type === 'search' || element.role === 'combobox');

const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'ArrowDown'];

/**
 * Enters texts into every field in every way: into each field a different text for each way, and each text of the kinds in `whole`
 * into the kind's first field. One test has a kind in `whole`, because its fields are the same component everywhere.
 *
 * @returns the number of fields
 */
async function typeEverywhere(page: Page, scope: Locator, whole: readonly Kind[] = []): Promise<number> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cdp = await page.context().newCDPSession(page);
  const fields = await textFields(scope);
  const seen: Kind[] = [];
  for (const field of fields) {
    const kind = await kindOf(field);
    const place = seen.filter((other) => other === kind).length;
    seen.push(kind);
    const staysFocused = await isSearch(field);
    const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.name);
    const before = await field.inputValue();
    for (const [index, [way, enter]] of Object.entries(ways).entries()) {
      const readings: Readings = kinds[kind];
      const isWhole = place === 0 && whole.includes(kind);
      const texts = isWhole ? readings : [readings[(place + index) % readings.length]!];
      for (const [text, becomes] of texts)
        await test.step(`${label}: ${text} by ${way}`, async () => {
          await field.fill('');
          await enter(field, text, page, cdp);
          if (!staysFocused) await field.blur();
          if (becomes === null) await expect(field, 'is refused in words').toHaveAccessibleDescription(/\w/);
          else await expect(field).toHaveValue(becomes);
        });
    }
    await test.step(`${label}: moving the caret changes nothing`, async () => {
      const typed = await field.inputValue();
      await field.focus();
      for (const key of caretKeys) await page.keyboard.press(key);
      expect(await field.inputValue()).toBe(typed);
    });
    await field.fill(before);
  }
  return fields.length;
}

const main = (page: Page) => page.getByRole('main');

test.describe('signed out', () => {
  for (const [name, address, count] of [
    ['Sign in', '/login', 2],
    ['Sign up', '/signup', 4],
    ['Forgot password', '/forgot-password', 1],
    ['Reset password', '/reset-password?email=marta%40valise.club&token=x', 2],
  ] as const)
    test(`${name}: what is entered is kept as meant or refused in words`, async ({ page, portal }) => {
      await page.goto(address);
      await expect(portal.heading(name)).toBeVisible();
      expect(await typeEverywhere(page, main(page))).toBeGreaterThanOrEqual(count);
    });

  test('the shop domain: what is entered is kept', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Shopify' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await typeEverywhere(page, page.getByRole('dialog'))).toBe(1);
  });

  test('the second factor: its field has the focus, and reads codes of every kind', async ({ page, portal, sandbox }) => {
    await page.goto('/login');
    await portal.fillSignIn(staff);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Enter your 6-digit code' })).toBeFocused();
    expect(await typeEverywhere(page, main(page), ['code'])).toBe(1);
    await page.getByRole('textbox', { name: 'Enter your 6-digit code' }).focus();
    await page.keyboard.type(await sandbox.authenticatorCode());
    await page.keyboard.press('Enter');
    await expect(portal.heading(`Welcome ${staff.name}!`)).toBeVisible();
  });
});

test.describe('signed in', () => {

  test('Add Product: what is entered is kept as meant or refused in words, in every field', async ({ page, portal }) => {
    await portal.signIn('/products/addproduct');
    await expect(portal.heading('Add Product')).toBeVisible();
    await test.step('a date is typed and stepped', async () => {
      const parts = main(page).getByRole('group', { name: 'Blackout date' }).getByRole('spinbutton');
      await parts.first().focus();
      await page.keyboard.type('24122026');
      await expect(main(page).locator('input[type="hidden"][name="blackoutDate"]')).toHaveValue('2026-12-24');
      await page.keyboard.type('x');
      await expect(main(page).getByRole('group', { name: 'Blackout date' })).toHaveAccessibleDescription(/24\/12\/2026/);
      for (const part of await parts.all())
        for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'ArrowRight']) {
          await part.focus();
          await page.keyboard.press(key);
        }
      for (const part of await parts.all()) {
        await part.focus();
        await page.keyboard.press('Backspace');
      }
    });
    await test.step('an incomplete date is refused in words, and nothing is sent', async () => {
      const month = main(page).getByRole('spinbutton', { name: /month/ });
      const date = main(page).getByRole('group', { name: 'Blackout date' });
      await month.focus();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await main(page).getByRole('spinbutton', { name: /^day,/ }).focus();
      await page.keyboard.press('Control+Enter');
      await expect(date).toHaveAccessibleDescription(/Enter a complete date/);
      await expect(month).toBeFocused();
      await page.keyboard.type('12');
      await expect(date).not.toHaveAccessibleDescription(/complete/);
    });
    await chooseOtherEverywhere(page);
    expect(await typeEverywhere(page, main(page), ['number', 'text'])).toBeGreaterThanOrEqual(24);
  });

  test('Edit Product: what is entered in place of what is stored is kept as meant or refused in words', async ({ page, portal }) => {
    await portal.signIn('/products/editproduct/2');
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Wool Tailored Blazer');
    await chooseOtherEverywhere(page);
    expect(await typeEverywhere(page, main(page))).toBeGreaterThanOrEqual(24);
  });

  test('settings: what is entered is kept as meant or refused in words, in every tab', async ({ page, portal }) => {
    await portal.signIn('/settings');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(partner.name);
    let count = 0;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      count += await typeEverywhere(page, page.getByRole('tabpanel'), ['phone']);
    }
    expect(count).toBeGreaterThanOrEqual(6);
  });

  test('support: what is entered into the search of tickets and into the field for messages is kept', async ({ page, portal }) => {
    await portal.signIn('/support');
    await expect(page.getByText('Showing 1 to 8 of 8 entries')).toBeVisible();
    expect(await typeEverywhere(page, main(page))).toBeGreaterThanOrEqual(1);
    await page.goto('/support/chatsupport/42');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(await typeEverywhere(page, main(page))).toBe(1);
  });

  test('the product list and the shell: what is entered into a search is kept', async ({ page, portal }) => {
    await portal.signIn('/products');
    await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
    expect(await typeEverywhere(page, main(page))).toBeGreaterThanOrEqual(1);
    await page.keyboard.press('ControlOrMeta+K');
    const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox', { name: 'Search' }) });
    await expect(palette.getByRole('combobox')).toBeFocused();
    expect(await typeEverywhere(page, palette)).toBe(1);
  });

  test('the bulk edit: what is entered as its amount is kept as meant or refused in words', async ({ page, portal }) => {
    await portal.signIn('/products');
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 10 products' });
    await dialog.getByRole('button', { name: /^Base price / }).click();
    await page.getByRole('option', { name: 'Set to' }).click();
    expect(await typeEverywhere(page, dialog)).toBe(1);
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    for (const [typed, becomes] of [
      ['€45', '45'],
      ['9'.repeat(40), '9'.repeat(40)],
    ] as const) {
      await amount.fill('');
      await amount.pressSequentially(typed);
      await amount.blur();
      await expect(amount).toHaveValue(becomes);
    }
    await test.step('a price too large to be exact is left out', () => expect(dialog.getByText('Left out').first()).toBeVisible());
    await test.step('-0 keeps its digit, and the sign is refused in words', async () => {
      await amount.fill('');
      await amount.pressSequentially('-0');
      await expect(amount).toHaveValue('0');
      await expect(amount).toHaveAccessibleDescription(/Use digits/);
    });
    await test.step('the end of a line is not pasted with its number', async () => {
      await amount.fill('');
      await page.evaluate(() => navigator.clipboard.writeText('45,50\n'));
      await amount.press('ControlOrMeta+V');
      await expect(amount).toHaveValue('45.50');
    });
  });

  for (const [name, address, entries] of [
    ['the order list', '/orders', '1 to 10 of 184'],
    ['the riders of an order', '/orders/assignrider/20424', '1 to 5 of'],
    ['the refund list', '/refund', '1 to 10 of 48'],
  ] as const)
    test(`${name}: what is entered into its search is kept`, async ({ page, portal }) => {
      await portal.signIn(address);
      await expect(page.getByText(`Showing ${entries}`)).toBeVisible();
      expect(await typeEverywhere(page, main(page))).toBe(1);
      await expect(page.getByText(`Showing ${entries}`)).toBeVisible();
    });
});
