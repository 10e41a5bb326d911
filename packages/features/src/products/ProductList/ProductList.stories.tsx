import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { ProductsPage, productsPageArgs } from '../testing/ProductsPage.tsx';
import { ProductList, type ProductListProps } from './ProductList.tsx';
import { productListState } from './state/productListState.ts';

const meta = preview.meta({
  title: 'Screens/Products',
  component: ProductList,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  args: productsPageArgs(),
  render: (args) => <ProductsPage {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the page has its heading, its subtitle and a link to add a product', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
      await expect(canvas.getByText('Manage all rental items, availability, and pricing.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/addproduct');
      await expect(canvas.getByRole('link', { name: 'Add Product' })).toHaveTextContent('+ Add Product');
    });
    await step('the columns have the specified order', async () => {
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(headers).toEqual(['', 'Product', 'Grade', 'Status', 'Prep Buffer', 'Rating', 'Stock', 'Price', 'Action']);
    });
    await step('a row shows its product and links to it', async () => {
      const row = within(canvas.getByRole('row', { name: /Double-Breasted Trench/ }));
      for (const text of ['Zara · ZA-TRN-0001', 'New', 'Available', '1 day', '4.9', '8', '$42.00']) await expect(row.getByText(text)).toBeVisible();
      await expect(row.getByRole('link', { name: 'Double-Breasted Trench' })).toHaveAttribute('href', '/products/viewproduct/1');
      await expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/products/editproduct/1');
    });
    await expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { products: { state: 'loading' }, listState: { ...productListState.default, search: 'silk', status: ['rented'] } },
  play: async ({ canvas, step }) => {
    await step('what narrows the list has no count yet', async () => {
      const chips = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
      await expect(chips.map(({ textContent }) => textContent)).toEqual(['Searchsilk', 'StatusRented']);
      await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 active' }));
      const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await expect(filters.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Empty = meta.story({
  args: { products: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible();
    await expect(canvas.getByText('Try adjusting filters or check back later.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Add Product' })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  tags: ['spec:2.8'],
  args: { products: { state: 'failed', message: 'Failed to fetch products', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch products')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  args: { onDelete: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete.*Double-Breasted Trench/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Deleting/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog', { name: 'Delete Product' })).toBeInTheDocument();
  },
});

const longName = 'Reversible Water-Repellent Double-Breasted Travelling Trench Coat with a Detachable Quilted Lining';

export const LongText = meta.story({
  args: {
    products: ready([
      read(product, aProduct({ name: longName, brand: 'Maison de la Gabardine Imperméabilisée', condition_grade: 'Like New, relined in 2025', prep_buffer: '12 working hours' })),
      read(product, aProduct({ id: 2, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmantel', base_price: '1284', stock: 12_840, product_availibity: 'under maintenance' })),
      read(product, { id: 3 }),
      read(product, { id: 4, productname: '  ' }),
    ]),
  },
  play: async ({ canvas, step }) => {
    await step('a product without a name, or with one of blanks, is named by its id', async () => {
      for (const id of [3, 4]) await expect(canvas.getByRole('link', { name: `Product ${id}` })).toBeVisible();
    });
  },
});

let many: ProductListProps['products'] | undefined;
/** Created when the story is opened, because the docs page imports this file too. */
const manyOnce = () => (many ??= ready(drawnProducts(50_000)));

export const Many = meta.story({
  render: (args) => <ProductsPage {...args} products={manyOnce()} />,
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Showing 1 to 10 of 50,000 entries')).toBeVisible();
    await step('a search filters the products, and only one page is rendered', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in product' }), 'cashmere');
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Cashmere Overcoat' })).toHaveLength(10));
      await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    });
  },
});

export const FiftyRows = meta.story({
  args: { listState: { ...productListState.default, size: 50 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await expect(canvas.getByRole('table').querySelectorAll('*').length).toBeLessThanOrEqual(1450);
  },
});

/** No tag breaks over two lines or out of its cell. */
async function expectWholeTags() {
  for (const tag of screen.getAllByText('Under Maintenance')) {
    const { height, right } = tag.getBoundingClientRect();
    await expect(height).toBe(24);
    await expect(right).toBeLessThanOrEqual(tag.closest('td')!.getBoundingClientRect().right);
  }
}

export const ColumnsHidden = meta.story({
  args: { products: ready(drawnProducts(12).map((product) => ({ ...product, basePrice: 12_345 }))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Prep Buffer' }));
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ ...defaultPreferences, hiddenColumns: ['prepBuffer'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns 6/12' })).toHaveFocus());
    await expect(canvas.queryByRole('columnheader', { name: /Prep Buffer/ })).toBeNull();
    await expectWholeTags();
    for (const price of canvas.getAllByText('$12,345.00')) await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
  },
});

export const OptionalColumns = meta.story({
  args: { preferences: { ...defaultPreferences, shownColumns: ['sku', 'barcode', 'brand', 'location', 'size'] } },
  play: async ({ args, canvas, step }) => {
    await step('they stand in the table', async () => {
      for (const name of ['SKU', 'Barcode', 'Brand', 'Location', 'Size']) await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument();
    });
    await step('an export of all fields is chosen once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'All fields' }));
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith(expect.objectContaining({ exported: 'all' }));
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    await step('products are cards with the content of a row', async () => {
      const [first] = within(await canvas.findByRole('list', { name: 'Products' })).getAllByRole('listitem');
      const card = within(first!);
      await expect(card.getByText('Zara · ZA-TRN-0001')).toBeVisible();
      await expect(card.getByText('8 in stock')).toBeVisible();
    });
    await step('selection mode starts in the menu of bulk actions', async () => {
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: /Wool Tailored Blazer/ }));
      await expect(await canvas.findByText('1 selected')).toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: 'Add Product' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(canvas.getByRole('link', { name: 'Add Product' })).toBeVisible();
    });
    await step('after the selected ones are deleted, focus moves to the menu of the card after them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: /Wool Tailored Blazer/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Silk Slip Dress' })).toHaveFocus());
      await findToast('Selected products deleted successfully.');
      await dismissToasts();
    });
    await step('cards are sorted from a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price' }));
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { column: 'price', direction: 'ascending' } }));
      await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Descending' }));
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { column: 'price', direction: 'descending' } }));
    });
    await step('a product is deleted from its own menu', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0]!);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Actions for/ })[0]).toHaveFocus());
      await findToast('Product deleted successfully.');
    });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    const cell = (await canvas.findByRole('link', { name: 'Double-Breasted Trench' })).closest('th')!;
    await expect(cell).toHaveTextContent('Zara · ZA-TRN-0001 · New · Prep 1 day');
    await step('a dot is shown between two parts of a line, and at no end of one', async () => {
      const parts = ['Zara', 'ZA-TRN-0001', 'New', 'Prep 1 day'].map((part) => within(cell).getByText(part));
      const clipsBefore = parts[0]!.parentElement!.parentElement!.getBoundingClientRect().left;
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const begins = tops.map((top, index) => index > 0 && top > tops[index - 1]!);
      const isHidden = parts.map(({ firstElementChild: dot }) => dot !== null && dot.getBoundingClientRect().right <= clipsBefore);
      await expect(begins).toContain(true);
      await expect(isHidden).toEqual(begins);
    });
    await expect(canvas.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
    await expectWholeTags();
  },
});

export const RowPressed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('row', { name: /Wool Tailored Blazer/ })).getByText('Like New'));
    await expect(navigated).toHaveBeenCalledWith('/products/viewproduct/2');
  },
});
