import { expect, test } from './fixtures.ts';

for (const width of [360, 768, 1280]) {
  test(`with text at 200 % the top bar fits the screen at ${width} px`, async ({ page, portal }) => {
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
  });
}
