import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from '../helpers/chooseFiles.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { pngFile } from '../helpers/pngFile.ts';

/** An input mode: how it presses, and whether the list shows cards. */
interface Way {
  label: string;
  isPhone: boolean;
  press: (page: Page, target: Locator) => Promise<void>;
  /** Ticks a checkbox. */
  tick: (page: Page, target: Locator) => Promise<void>;
}

async function byKey(page: Page, target: Locator, key: string) {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const ways: readonly Way[] = [
  { label: 'by mouse', isPhone: false, press: (_, target) => target.click(), tick: (_, target) => target.click() },
  { label: 'by keyboard alone', isPhone: false, press: (page, target) => byKey(page, target, 'Enter'), tick: (page, target) => byKey(page, target, 'Space') },
  { label: 'by touch on a phone', isPhone: true, press: (_, target) => target.tap(), tick: (_, target) => target.tap() },
];

const [front, side, back, fresh] = [
  pngFile('front.png', [40, 78, 64]),
  pngFile('side.png', [201, 115, 52]),
  pngFile('back.png', [90, 60, 120]),
  pngFile('fresh.png', [20, 20, 20]),
] as const;

for (const { label, isPhone, press, tick } of ways)
  test.describe(label, () => {
    test.use(isPhone ? { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } : {});

    test('a product is added, changed, viewed, duplicated and deleted', async ({ page, portal }) => {
      const images = page.getByRole('group', { name: 'Product Image' });
      const removes = images.getByRole('button', { name: /^Remove (?!all)/ });
      const order = () => removes.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace('Remove ', '')));
      const go = (target: Locator) => press(page, target);
      const saved = async (toast: string) => {
        await go(page.getByRole('button', { name: 'Save Product' }));
        await expect(page).toHaveURL(/\/products(\?search=[\w+]+)?$/);
        await expect(portal.toast(toast)).toBeVisible();
      };
      const fill = async (name: string, text: string) => {
        const field = page.getByRole('textbox', { name, exact: true });
        if (label === 'by keyboard alone') {
          await tabTo(page, field);
          await page.keyboard.press('ControlOrMeta+A');
          await page.keyboard.type(text);
        } else {
          await go(field);
          await field.fill(text);
        }
      };
      const choose = (...chosen: (typeof front)[]) =>
        chooseFiles(page, () => go(images.getByRole('button', { name: /^Add (images|more)/ })), chosen);
      const find = async (text: string) => {
        const search = page.getByRole('searchbox', { name: 'Search in product' });
        await go(search);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(text);
      };
      const openProduct = async (name: string) => {
        await find(name);
        await go(page.getByRole('link', { name, exact: true }));
        await expect(portal.heading(name)).toBeVisible();
      };

      await portal.signIn('/products');
      await go(page.getByRole('link', { name: 'Add Product' }));
      await expect(portal.heading('Add Product')).toBeFocused();

      await test.step('three pictures are added, moved, and another is made the main one', async () => {
        await choose(front, side, back);
        await expect(removes).toHaveCount(3);
        await go(images.getByRole('button', { name: 'Move later: front.png' }));
        await expect.poll(order).toEqual(['side.png', 'front.png', 'back.png']);
        await go(images.getByRole('button', { name: 'Make main: back.png' }));
        await expect.poll(order).toEqual(['back.png', 'side.png', 'front.png']);
      });
      await test.step('with the address of a video, and Other in three lists', async () => {
        await fill('Paste a video URL', 'https://video.example/cape');
        await fill('Product name', 'Loden Travel Cape');
        for (const [list, text] of [['brand', 'Maison Loden'], ['care method', 'Brush only'], ['location', 'Lisbon Studio']] as const) {
          await go(page.getByRole('button', { name: new RegExp(`Select ${list}$`) }));
          const other = page.getByRole('option', { name: 'Other', exact: true });
          await expect(other).toBeVisible();
          if (label === 'by keyboard alone') {
            await page.keyboard.press('End');
            await page.keyboard.press('Enter');
          } else await go(other);
          await expect(page.getByRole('textbox', { name: new RegExp(list, 'i') })).toBeFocused();
          await page.keyboard.type(text);
          if (list === 'care method') await fill('Base price', '64.50');
        }
        await saved('Product added successfully!');
      });
      await test.step('it is shown as it was entered', async () => {
        await openProduct('Loden Travel Cape');
        for (const text of ['Maison Loden', 'Brush only', 'Lisbon Studio']) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
        await expect(page.getByText('$64.50').first()).toBeVisible();
      });
      await test.step('two of its pictures are kept, one is added', async () => {
        await go(page.getByRole('link', { name: 'Edit', exact: true }));
        await expect(images.getByText('3 kept, 0 new.')).toBeVisible();
        await go(removes.nth(1));
        await expect(images.getByText('2 kept, 0 new. 1 image is removed when you save.')).toBeVisible();
        await choose(fresh);
        await expect(images.getByText('2 kept, 1 new. 1 image is removed when you save.')).toBeVisible();
        await saved('Product updated successfully!');
      });
      await test.step('it is duplicated', async () => {
        await find('Loden Travel Cape');
        if (isPhone) await go(page.getByRole('button', { name: 'Actions for Loden Travel Cape' }));
        else {
          await tick(page, page.getByRole('checkbox', { name: 'Select Loden Travel Cape' }));
          await go(page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Bulk Actions' }));
        }
        const duplicate = page.getByRole('menuitem', { name: 'Duplicate' });
        await expect(duplicate).toBeVisible();
        if (label === 'by keyboard alone') {
          await page.keyboard.type('dup');
          await expect(duplicate).toBeFocused();
          await page.keyboard.press('Enter');
        } else await go(duplicate);
        await expect(portal.heading('Add Product')).toBeFocused();
        await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Loden Travel Cape');
        await fill('Product name', 'Second Travel Cape');
        await saved('Product added successfully!');
      });
      await test.step('one is deleted', async () => {
        await find('Second Travel Cape');
        if (isPhone) {
          await go(page.getByRole('button', { name: 'Actions for Second Travel Cape' }));
          await go(page.getByRole('menuitem', { name: 'Delete' }));
        } else await go(page.getByRole('button', { name: 'Delete Second Travel Cape' }));
        await go(page.getByRole('alertdialog', { name: 'Delete Product' }).getByRole('button', { name: 'Yes, Delete' }));
        await expect(portal.toast('Product deleted successfully.')).toBeVisible();
        await expect(page.getByText('No products found.')).toBeVisible();
      });
      await test.step('several are deleted', async () => {
        await find('dress');
        const boxes = page.getByRole('checkbox', { name: /^Select .*dress/i });
        if (isPhone) {
          await go(page.getByRole('button', { name: 'Bulk Actions' }));
          await go(page.getByRole('menuitem', { name: 'Select', exact: true }));
        }
        await expect(boxes.nth(1)).toBeVisible();
        await tick(page, boxes.nth(0));
        await tick(page, boxes.nth(1));
        await go(page.getByRole('button', { name: 'Delete', exact: true }));
        await go(page.getByRole('alertdialog', { name: 'Delete Products' }).getByRole('button', { name: 'Yes, Delete' }));
        await expect(portal.toast('Selected products deleted successfully.')).toBeVisible();
      });
    });
  });

test.describe('several products that cannot be deleted', () => {
  test.use({ expectedConsole: /500/ });

  test('stay selected, with the sentence and the reason in the dialog, and are deleted by another press', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products');
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).click();
    await boxes.nth(2).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Products' });
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/products/bulk-delete' });
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(dialog.getByText('Failed to delete selected products.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(portal.toast('Selected products deleted successfully.')).toBeVisible();
    await expect(page.getByText('of 246 entries')).toBeVisible();
  });
});
