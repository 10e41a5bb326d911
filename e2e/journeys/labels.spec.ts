import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { inputModes, PageInput } from '../helpers/inputModes.ts';
import { pdfPages, qrOn } from '../helpers/pdf.ts';

/** The position of a label on an A4 sheet, in mm. `place` counts from 0. */
const onA4 = (place: number) => ({ x: 7.25 + (place % 3) * 66, y: 12.9 + Math.floor(place / 3) * 33.9, width: 63.5, height: 33.9 });

const printedBy = async (page: Page) => pdfPages(page, await page.pdf({ preferCSSPageSize: true }));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Print labels' });

test('labels of the selected products on A4, hidden ones included: their codes are read back from the PDF', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  const count = Number(/\d+/.exec((await page.getByText(/^\d+ selected$/).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(24);
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  const dialog = dialogOf(page);
  const sheets = Math.ceil(count / 24);
  await expect(dialog.getByText(`${count} labels on ${sheets} pages`)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Preview of the first page' })).toBeVisible();

  const pages = await printedBy(page);
  expect(pages).toHaveLength(sheets);
  for (const { width, height } of pages) expect([width, height]).toEqual([210, 297]);
  const [first] = pages;
  expect(Array.from({ length: 24 }, (_, place) => qrOn(first!, onA4(place))).slice(0, 3)).toEqual(['804219365570', '804219365607', '804219365644']);
  const last = pages.at(-1)!;
  const onLast = count - (sheets - 1) * 24;
  for (let place = 0; place < 24; place += 1)
    expect(qrOn(last, onA4(place)) !== undefined, `label ${place} of the last sheet`).toBe(place < onLast);
  expect(first!.text).toContain('Double-Breasted');
  expect(first!.text).toContain('8042 1936 5570');
  expect(first!.text).not.toMatch(/Print labels|Dashboard|Marta/);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await test.step('with the dialog closed the page prints as before, on the paper that is asked for', async () => {
    const [list] = await pdfPages(page, await page.pdf({ format: 'A5', preferCSSPageSize: true }));
    expect([list!.width, list!.height]).toEqual([148, 210]);
    expect(list!.text).toContain('Products');
  });
});

for (const mode of inputModes)
  test(`the label of one product on a label printer, from its page: ${mode.label}`, async ({ page, portal }) => {
    const input = await PageInput.on(page, mode);
    await page.addInitScript(() => {
      window.print = () => void document.body.setAttribute('data-printed', '');
    });
    await portal.signIn('/products/viewproduct/2');
    if (mode.width === 360) {
      await input.press(page.getByRole('button', { name: 'More actions' }));
      await expect(page.getByRole('menuitem', { name: 'Print label' })).toBeFocused();
      await page.keyboard.press('Enter');
    } else await input.press(page.getByRole('button', { name: 'Print label' }));
    const dialog = dialogOf(page);
    await expect(dialog.getByText('1 label on 1 page')).toBeVisible();
    if (mode.hasMouse) await dialog.getByText('62 × 29 mm').click();
    else {
      await input.press(dialog.getByRole('radio', { name: 'A4 sheet' }));
      await page.keyboard.press('ArrowDown');
    }
    await expect(dialog.getByRole('radio', { name: '62 × 29 mm' })).toBeChecked();
    await input.fill(dialog.getByRole('textbox', { name: 'Copies' }), '2');
    await expect(dialog.getByText('2 labels on 2 pages')).toBeVisible();
    await input.press(dialog.getByRole('button', { name: 'Print' }));
    await expect(page.locator('body[data-printed]')).toBeAttached();

    const pages = await printedBy(page);
    expect(pages).toHaveLength(2);
    for (const label of pages) {
      expect([label.width, label.height]).toEqual([62, 29]);
      expect(qrOn(label, { x: 0, y: 0, width: 62, height: 29 })).toBe('804219365607');
      expect(label.text).toContain('PR-BLZ-0002');
    }

    await test.step('the size is remembered in this browser', async () => {
      await page.reload();
      if (mode.width === 360) {
        await input.press(page.getByRole('button', { name: 'More actions' }));
        await expect(page.getByRole('menuitem', { name: 'Print label' })).toBeFocused();
        await page.keyboard.press('Enter');
      } else await input.press(page.getByRole('button', { name: 'Print label' }));
      await expect(dialog.getByRole('radio', { name: '62 × 29 mm' })).toBeChecked();
    });
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the menu of a card prints its label, that of the list asks for a selection and prints it', async ({ page, portal }) => {
    await portal.signIn('/products');
    const dialog = dialogOf(page);
    await page.getByRole('button', { name: 'Actions for Wool Tailored Blazer' }).tap();
    await page.getByRole('menuitem', { name: 'Print label' }).tap();
    await expect(dialog.getByText('1 label on 1 page')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog).toBeHidden();

    const menu = page.getByRole('button', { name: 'Bulk Actions' });
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Print labels' }).tap();
    await expect(portal.toast('Please select at least one product.')).toBeVisible();
    await expect(dialog).toBeHidden();

    await menu.tap();
    await page.getByRole('menuitem', { name: 'Select', exact: true }).tap();
    await page.getByRole('checkbox', { name: /Wool Tailored Blazer/ }).tap();
    await page.getByRole('checkbox', { name: /Silk Slip Dress/ }).first().tap();
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Print labels' }).tap();
    await expect(dialog.getByText('2 labels on 1 page')).toBeVisible();
    const [sheet] = await printedBy(page);
    expect([0, 1, 2].map((place) => qrOn(sheet!, onA4(place)))).toEqual(['804219365607', '804219365644', undefined]);
  });
});
