import type { Page } from '@playwright/test';
import { heapData } from '../../scripts/heapData.mjs';
import { expect, test } from '../helpers/fixtures.ts';

/** Records the changes of the document from now on: a changed row by its link, otherwise the part of the page. */
const watchChanges = (page: Page) =>
  page.evaluateHandle(() => {
    const changed: string[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('tbody tr');
      const part = element?.closest('main header, nav[aria-label="Main"], main, body > *')?.localName ?? 'page';
      changed.push(row?.querySelector('a')?.getAttribute('href') ?? part);
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver((records) => records.forEach(note)).observe(document.body, options);
    return changed;
  });

test('a row changes when its own data changes: a selected row changes no other one', async ({ page, portal }) => {
  await portal.signInQuietly('/products');
  const rows = page.locator('main tbody tr');
  const boxes = rows.getByRole('checkbox');
  // The first selection renders the bar.
  await boxes.nth(0).check();
  const changed = await watchChanges(page);
  await boxes.nth(1).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  const own = await rows.nth(1).getByRole('link').first().getAttribute('href');
  const changedRows = (await changed.jsonValue()).filter((part) => part.startsWith('/'));
  expect([...new Set(changedRows)]).toEqual([own]);
});

test('another page of a list changes nothing outside its screen, nor the header of the page', async ({ page, portal }) => {
  await portal.signInQuietly('/products');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(page.getByText('Showing 11 to 20')).toBeVisible();
  const changed = await watchChanges(page);
  await next.click();
  await expect(page.getByText('Showing 21 to 30')).toBeVisible();
  const parts = (await changed.jsonValue()).filter((part) => !part.startsWith('/'));
  expect([...new Set(parts)]).toEqual(['main']);
});

test('a sort and a letter among 12,000 rows are shown before the rows that they bring', async ({ page, portal }) => {
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object[] };
    const products = Array.from({ length: 12_000 }, (_, index) => ({ ...data[index % data.length], id: index + 1 }));
    await route.fulfill({ response, json: { data: products, ...rest } });
  });
  await portal.signInQuietly('/products');
  await expect(page.getByText('of 12,000 ')).toBeVisible();
  const first = page.locator('tbody a').first();
  await page.evaluate(() => {
    const seen = window as unknown as { first: string };
    const note = () => queueMicrotask(() => (seen.first = document.querySelector('tbody a')!.getAttribute('href')!));
    for (const type of ['click', 'input']) window.addEventListener(type, note);
  });
  for (const press of [
    () => page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click(),
    () => page.getByRole('searchbox', { name: 'Search in product' }).press('w'),
  ]) {
    const before = await first.getAttribute('href');
    await press();
    await expect(first).not.toHaveAttribute('href', before!);
    const atPress = await page.evaluate(() => (window as unknown as { first: string }).first);
    expect(atPress).toBe(before);
  }
  await expect(page.locator('thead [aria-sort=ascending]')).toHaveText('Price');
});

test('90 page changes keep neither data nor elements nor listeners', async ({ page, portal }) => {
  await portal.signInQuietly('/products?size=5');
  await expect(page.getByText('Showing 1 to 5 of')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const turn = async (times: number, name: 'Next page' | 'Previous page') => {
    await page.evaluate(
      async ([times, name]) => {
        const button = document.querySelector<HTMLElement>(`main [aria-label="${name}"]`);
        for (let turn = 0; turn < times; turn += 1) {
          button?.click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      },
      [times, name] as const,
    );
  };
  const measured = async () => {
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await expect(page.getByText('Showing 1 to 5 of')).toBeVisible();
    const data = await heapData(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    return { data, elements: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
  const turn90Pages = async () => {
    await turn(45, 'Next page');
    await turn(45, 'Previous page');
  };
  // The first page changes create objects that all later ones reuse.
  await turn90Pages();
  const measurements = [await measured()];
  for (let round = 0; round < 3; round += 1) {
    await turn90Pages();
    measurements.push(await measured());
  }
  const growth = (metric: 'data' | 'elements' | 'listeners') =>
    measurements.slice(1).map((after, at) => after[metric] - (measurements[at]?.[metric] ?? Number.NaN));
  // A single round may grow by code that is fetched meanwhile, or by an earlier page's picture, whose element stays until it has loaded. A
  // leak of a page change grows in each round.
  expect(Math.min(...growth('data')), `bytes: ${growth('data').join(', ')}`).toBeLessThan(525_000);
  expect(Math.min(...growth('elements')), `elements: ${growth('elements').join(', ')}`).toBeLessThanOrEqual(50);
  expect(Math.min(...growth('listeners')), `listeners: ${growth('listeners').join(', ')}`).toBeLessThanOrEqual(5);
});
