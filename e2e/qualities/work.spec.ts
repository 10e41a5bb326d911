import type { Page } from '@playwright/test';
import { heapData } from '../../scripts/heapData.mjs';
import { animationsOver } from '../helpers/animationsOver.ts';
import { expect, test } from '../helpers/fixtures.ts';

/** A node of React's tree, as far as React's own developer tools read it. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Renders {
  /** Outside `main`: the shell, the router and providers. */
  shell: number;
  /** In `main`, without rows. */
  screen: number;
  /** Cells of a table's header and pagers whose component was rendered. */
  parts: number;
}

/** Counts the components that React renders. */
async function countRenders(page: Page) {
  await page.addInitScript(() => {
    const counted = window as unknown as { renders: Renders; __REACT_DEVTOOLS_GLOBAL_HOOK__: object };
    const components = [0, 1, 11, 15];
    const PERFORMED_WORK = 1;
    function count(fiber: Fiber, part: 'shell' | 'screen' = 'shell') {
      if (fiber.type === 'tbody') return;
      if (part === 'screen' && (fiber.type === 'th' || fiber.type === 'nav')) counted.renders.parts += 1;
      if (components.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) counted.renders[part] += 1;
      if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) count(child, fiber.type === 'main' ? 'screen' : part);
    }
    counted.renders = { shell: 0, screen: 0, parts: 0 };
    counted.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => count(root.current),
      onPostCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    };
  });
}
const rendersOf = (page: Page) => page.evaluate(() => (window as unknown as { renders: Renders }).renders);

test('another page of a list renders its table and its pager, and nothing of the header, the toolbar and the shell', async ({ page, portal }) => {
  await countRenders(page);
  await portal.signInQuietly('/products');
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(page.getByText('Showing 11 to 20')).toBeVisible();
  const before = await rendersOf(page);
  for (const shown of ['21 to 30', '31 to 40', '41 to 50', '51 to 60']) {
    await next.click();
    await expect(page.getByText(`Showing ${shown}`)).toBeVisible();
  }
  const after = await rendersOf(page);
  // The router, and the hooks that read the address.
  expect((after.shell - before.shell) / 4).toBeLessThanOrEqual(14);
  expect((after.screen - before.screen) / 4).toBeLessThanOrEqual(20);
});

for (const path of ['/products', '/orders', '/refund', '/support'])
  test(`a sort and a letter of the search render neither the header nor the filters' menus: ${path}`, async ({ page, portal }) => {
    await countRenders(page);
    await portal.signInQuietly(path);
    const column = page.locator('main thead th:has(button)').nth(1);
    const header = column.getByRole('button');
    const chip = (text: string) => page.getByRole('button', { name: `Remove Search ${text}`, exact: true });
    await header.click();
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    // What comes when the pointer is over a header, and with the first sort.
    await expect(page.locator('main thead').getByRole('separator').first()).toBeAttached();
    await expect(page.getByRole('button', { name: /^Save( view)?$/ })).toBeVisible();
    // Code that is fetched ahead is rendered between two steps once; what a step renders is rendered by each.
    const sorts: number[] = [];
    for (const direction of ['descending', 'ascending', 'descending']) {
      const before = await rendersOf(page);
      await header.click();
      await expect(column).toHaveAttribute('aria-sort', direction);
      sorts.push((await rendersOf(page)).screen - before.screen);
    }
    expect(Math.min(...sorts), sorts.join(', ')).toBeLessThanOrEqual(60);

    const search = page.locator('main').getByRole('searchbox');
    await search.press('e');
    await expect(chip('e')).toBeVisible();
    const letters: number[] = [];
    for (const [key, text] of [
      ['m', 'em'],
      ['Backspace', 'e'],
      ['m', 'em'],
    ] as const) {
      const before = await rendersOf(page);
      await search.press(key);
      await expect(chip(text)).toBeVisible();
      letters.push((await rendersOf(page)).screen - before.screen);
    }
    expect(Math.min(...letters), letters.join(', ')).toBeLessThanOrEqual(75);
  });

for (const [count, isLater] of [[1_000, false], [12_000, true]] as const)
  test(`a sort and a letter are rendered ${isLater ? 'before' : 'together with'} the rows that they bring among ${count}`, async ({ page, portal }) => {
    await page.route('**/api/products', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: object[] };
      const products = Array.from({ length: count }, (_, index) => ({ ...data[index % data.length], id: index + 1 }));
      await route.fulfill({ response, json: { data: products, ...rest } });
    });
    await portal.signInQuietly('/products');
    await expect(page.getByText(`of ${count.toLocaleString('en-US')} `)).toBeVisible();
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
      expect(atPress === before).toBe(isLater);
    }
    await expect(page.locator('thead [aria-sort=ascending]')).toHaveText('Price');
  });

test('a page size of 50 is painted with the first rows, and the others come in a second step', async ({ page, portal }) => {
  await portal.signInQuietly('/products');
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  await page.evaluate(() => {
    const seen = window as unknown as { steps: { rows: number; frame: number }[] };
    seen.steps = [];
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver(() => {
      const isShown = document.querySelector('main')?.textContent.includes('Showing 1 to 50') === true;
      const rows = document.querySelectorAll('main tbody tr').length;
      if (isShown && seen.steps.at(-1)?.rows !== rows) seen.steps.push({ rows, frame });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('50');
  await expect(page.locator('main tbody tr')).toHaveCount(50);
  const [first, second, ...more] = await page.evaluate(() => (window as unknown as { steps: { rows: number; frame: number }[] }).steps);
  expect([first?.rows, second?.rows, more]).toEqual([10, 50, []]);
  expect(second!.frame).toBeGreaterThan(first!.frame);
});

test('right after the rows are painted a press selects the page with its bar, and nothing is fetched ahead for a second', async ({ page, portal }) => {
  await portal.signInQuietly('/products');
  await page.addInitScript(() => {
    new MutationObserver((_, seen) => {
      const box = document.querySelector<HTMLElement>('[data-select-page]:enabled');
      if (box === null || document.querySelector('tbody [data-row-link]') === null) return;
      seen.disconnect();
      performance.mark('rows');
      requestAnimationFrame(() => {
        box.click();
        // What is late is not there in the frame after the press.
        requestAnimationFrame(() => {
          (window as unknown as { selected?: string }).selected = document.querySelector('[aria-label="Selected rows"] strong')?.textContent ?? '';
        });
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { selected?: string }).selected)).toBe('10 selected');
  const waited = await page.evaluate(() => {
    const rows = performance.getEntriesByName('rows')[0]?.startTime ?? Number.NaN;
    const later = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.endsWith('.js') && startTime > rows);
    return Math.min(...later.map(({ startTime }) => startTime)) - rows;
  });
  expect(waited).toBeGreaterThanOrEqual(1000);
});

test("a press on the header's box renders neither the headers of columns nor the pager", async ({ page, portal }) => {
  await countRenders(page);
  await portal.signInQuietly('/products');
  const box = page.getByRole('checkbox', { name: 'Select this page' });
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  const before = await rendersOf(page);
  await box.click();
  await expect(box).toBeChecked();
  // Its own cell, and that of the actions, which is a text.
  expect((await rendersOf(page)).parts - before.parts).toBe(2);
  await expect(page.locator('thead').getByRole('separator')).toHaveCount(0);
});

test("the pointer stays in the header's box while it is checked", async ({ page, portal }) => {
  await portal.signIn('/products');
  const box = page.getByRole('checkbox', { name: 'Select this page' });
  await box.hover();
  const moves = await box.evaluateHandle((box) => {
    const seen: string[] = [];
    for (const type of ['pointerout', 'pointerover']) box.addEventListener(type, () => seen.push(type));
    return seen;
  });
  for (const state of [true, false]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(box).toBeChecked({ checked: state });
    // The browser looks again what is under the pointer before it paints a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  expect(await moves.jsonValue()).toEqual([]);
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
  // The first turns create what every later one uses.
  await turn90Pages();
  const measurements = [await measured()];
  for (let round = 0; round < 3; round += 1) {
    await turn90Pages();
    measurements.push(await measured());
  }
  const growth = (metric: 'data' | 'elements' | 'listeners') =>
    measurements.slice(1).map((after, at) => after[metric] - (measurements[at]?.[metric] ?? Number.NaN));
  // Code that is fetched meanwhile adds to one round, and so does a picture of an earlier page, which keeps its element until it
  // has been loaded; what a page change keeps is added by each round.
  expect(Math.min(...growth('data')), `bytes: ${growth('data').join(', ')}`).toBeLessThan(100_000);
  expect(Math.min(...growth('elements')), `elements: ${growth('elements').join(', ')}`).toBeLessThanOrEqual(50);
  expect(Math.min(...growth('listeners')), `listeners: ${growth('listeners').join(', ')}`).toBeLessThanOrEqual(5);
});

test('a menu and a dialog open with a few style recalculations and layouts', async ({ page, portal }) => {
  await portal.signInQuietly('/products');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    return { styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount') };
  };
  for (const [control, opened] of [
    [page.getByRole('button', { name: 'Bulk Actions' }), page.getByRole('menuitem').first()],
    [page.getByRole('button', { name: /^Delete / }).first(), page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })],
  ] as const) {
    // The first opening fetches code.
    await control.press('Enter');
    await expect(opened).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(control).toBeFocused();
    const before = await counts();
    await page.keyboard.press('Enter');
    await expect(opened).toBeFocused();
    await animationsOver(page);
    const { styles, layouts } = await counts();
    expect.soft(styles - before.styles, 'style recalculations').toBeLessThanOrEqual(60);
    expect.soft(layouts - before.layouts, 'layouts').toBeLessThanOrEqual(30);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});
