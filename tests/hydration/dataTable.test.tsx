import '@valise/ui/theme';
import { within } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';

/** The table's Sheets as a server renders them, without a script that hydrates them. */
async function serverPage() {
  document.body.innerHTML = (await commands.serverMarkup('DataTable')) ?? '';
  return within(document.body);
}

afterEach(() => document.body.replaceChildren());

test('a server renders the rows of a page as a table and not as cards', async () => {
  const page = await serverPage();
  const table = within(page.getByRole('table', { name: 'Sorted products' }));
  expect(table.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent)).toEqual([
    'Double-Breasted Trench',
    'Merino Crew Knit',
    'Silk Slip Dress',
    'Wool Tailored Blazer',
  ]);
  expect(table.getByRole('link', { name: 'Silk Slip Dress' }).getAttribute('href')).toBe('/products/3');
  expect(page.queryByRole('list', { name: /products/i })).toBeNull();
});

test('a server renders the sort of the state, and the pager', async () => {
  const page = await serverPage();
  const table = within(page.getByRole('table', { name: 'Sorted products' }));
  expect(table.getByRole('columnheader', { name: 'Product' }).getAttribute('aria-sort')).toBe('ascending');
  expect(within(page.getByRole('navigation', { name: 'Sorted products, pages' })).getByText('Showing 1 to 4 of 4 entries')).toBeTruthy();
});

test('a server renders the loading text in the place of rows', async () => {
  const page = await serverPage();
  expect(page.getByText('Loading products...')).toBeTruthy();
  expect(within(page.getByRole('table', { name: 'Loading products' })).queryByRole('rowheader')).toBeNull();
});
