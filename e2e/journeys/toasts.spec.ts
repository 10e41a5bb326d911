import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';

test.use({ expectedConsole: /422/ });

/** The form's controls without the sections button, which is above the fields at the top of a phone's page. */
const controls = 'form :is(fieldset, section, [data-save-bar]) :is(input:not([type="hidden"]), textarea, button, [role="spinbutton"])';

/** Whether a toast covers a corner or the middle of a control now. */
const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const region = document.querySelector('[data-place]');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const));
    return places.some(([x, y]) => region?.contains(document.elementFromPoint(x, y)) === true);
  });

async function visibleControls(page: Page): Promise<Locator[]> {
  const all = await page.locator(controls).all();
  const isVisible = await Promise.all(all.map((control) => control.isVisible()));
  return all.filter((_, index) => isVisible[index]);
}

const errors = { name: ['Name?'], brand: ['Brand?'], sku: ['SKU?'], price_per_day: ['Price?'] };

for (const [width, height] of [[360, 740], [768, 1024], [1280, 800]] as const)
  test(`the toasts of a refused form cover none of its controls, or scrolling brings each one clear of them: ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height });
    await portal.signIn('/products/addproduct');
    await expect(portal.heading('Add Product')).toBeVisible();
    await page.route('**/api/products', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 422, json: { message: 'Refused', errors } }) : route.fallback(),
    );
    await page.getByRole('button', { name: /^Save( Product)?$/ }).click();
    await expect(page.locator('[data-toast]')).toHaveCount(4);
    // They stay, as they do while the window has no focus.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    const form = await visibleControls(page);
    expect(form.length).toBeGreaterThan(20);

    await expect.poll(() => isCovered(page.locator('form :focus')), { message: 'what has the focus' }).toBe(false);
    if (width === 1280) for (const control of form) await expect.poll(() => isCovered(control), String(control)).toBe(false);
    for (const control of form) {
      await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect.poll(() => isCovered(control), String(control)).toBe(false);
    }
  });
