import { expect, test } from '../helpers/fixtures.ts';

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

test('with text at 200 % no word in the title of an edit of several products is broken at 360 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await portal.signIn('/products');
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'This page' }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Edit 10 products' });
  await expect(title).toBeVisible();
  const linesOfWords = await title.evaluate((heading) => {
    const text = heading.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return `${word}: ${new Set([...range.getClientRects()].map(({ top }) => top)).size}`;
    });
  });
  expect(linesOfWords).toEqual(['Edit: 1', '10: 1', 'products: 1']);
});
