import { expect, test } from './fixtures.ts';

for (const width of [360, 768, 1280]) {
  test(`with text at 200 % the top bar fits the screen at ${width} px, and its search has room for text`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await portal.signIn();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const profile = page.getByRole('button', { name: /^Profile menu/ });
    await profile.click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    const box = await profile.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // On a phone the search is an icon.
    if (width === 360) return;
    await page.keyboard.press('Escape');
    const characters = await page.getByRole('searchbox', { name: 'Search' }).evaluate((input) => input.clientWidth / Number.parseFloat(getComputedStyle(input).fontSize));
    expect(characters, 'room for text in the search, in its font size').toBeGreaterThan(5);
  });
}
