import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { productListState } from './state/productListState.ts';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.fixtures.ts';
import { dismissToasts, findToast } from '../../kit/testing/toasts.fixtures.ts';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';

const phone = { viewport: { value: 'phone' } };

/** Keeps the state and removes deleted products, as an application does. */
function ProductsPage({ products, onDelete, ...props }: ProductListProps) {
  const kept = useKeptList(props);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const remaining = products.state === 'ready' ? { ...products, data: products.data.filter(({ id }) => !deleted.includes(id)) } : products;
  return (
    <>
      <ProductList
        products={deleted.length === 0 ? products : remaining}
        {...kept}
        onDelete={async (ids) => {
          const outcome = await onDelete(ids);
          setDeleted((known) => [...known, ...ids]);
          return outcome;
        }}
      />
      <Toasts />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Products',
  component: ProductList,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  args: {
    products: ready(drawnProducts(248)),
    ...keptListArgs(productListState.default),
    onDelete: fn(async () => 'deleted' as const),
  },
  render: (args) => <ProductsPage {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the page has its heading, its subtitle and a link to add a product', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
      await expect(canvas.getByText('Manage all rental items, availability, and pricing.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '+ Add Product' })).toHaveAttribute('href', '/products/addproduct');
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
    await expect(canvas.getAllByRole('link', { name: '+ Add Product' })).toHaveLength(2);
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

const hebrewName = 'שמלת משי';
/** The distance between a name in a dialog and the picture before it, in px. */
async function gapBeforeName(dialog: HTMLElement): Promise<number> {
  const name = await within(dialog).findByText(hebrewName);
  const [picture, texts] = [...name.closest('div:has(> span), li')!.children].map((part) => part.getBoundingClientRect());
  const text = document.createRange();
  text.selectNodeContents(name);
  const { left, right } = text.getBoundingClientRect();
  return texts!.left > picture!.left ? left - picture!.right : picture!.left - right;
}

export const RightToLeftNames = meta.story({
  name: 'In the dialogs a name written from right to left is beside its picture',
  args: { products: ready([read(product, aProduct({ name: hebrewName })), read(product, aProduct({ id: 2 }))]) },
  play: async ({ canvas, step }) => {
    await step('of one product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Delete.*${hebrewName}`) }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' });
      await expect(await gapBeforeName(dialog)).toBeLessThan(16);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
    await step('of several products', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete Products' });
      await expect(await gapBeforeName(dialog)).toBeLessThan(16);
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Prep Buffer' }));
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ ...defaultPreferences, hiddenColumns: ['prepBuffer'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns 6/7' })).toHaveFocus());
    await expect(canvas.queryByRole('columnheader', { name: /Prep Buffer/ })).toBeNull();
    await expectWholeTags();
  },
});

export const Phone = meta.story({
  globals: phone,
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
      await expect(canvas.queryByRole('link', { name: '+ Add Product' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(canvas.getByRole('link', { name: '+ Add Product' })).toBeVisible();
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

export const Searched = meta.story({
  tags: ['spec:2.5'],
  args: { listState: { ...productListState.default, page: 3 } },
  play: async ({ args, canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search in product' });
    await step('part of a name in any letter case is found, and the first page shows', async () => {
      await userEvent.type(search, 'dRESS s');
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'dRESS s', page: 1 }));
      await expect(await canvas.findAllByRole('link', { name: 'Poplin Dress Shirt' })).not.toHaveLength(0);
      await expect(canvas.queryByRole('link', { name: 'Silk Slip Dress' })).not.toBeInTheDocument();
    });
    await step('an empty result can be cleared in one press, and the field keeps the focus', async () => {
      await userEvent.type(search, 'zzz');
      await expect(await canvas.findByText('No products found.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(search).toHaveValue('');
      await expect(search).toHaveFocus();
    });
  },
});

export const SearchedWithALateAddress = meta.story({
  render: function LateAddress(args) {
    const [listState, setListState] = useState(args.listState);
    return <ProductList {...args} listState={listState} onListStateChange={(next) => setTimeout(setListState, 60, next)} />;
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search in product' });
    await userEvent.type(search, 'pleated', { delay: 20 });
    await expect(search).toHaveValue('pleated');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Silk Slip Dress' })).not.toBeInTheDocument());
    await expect(search).toHaveValue('pleated');
  },
});

export const Filtered = meta.story({
  args: { listState: { ...productListState.default, page: 2 } },
  play: async ({ args, canvas, step }) => {
    await step('a choice filters immediately, from the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Out of Stock' }));
      await expect(screen.getByRole('checkbox', { name: 'Unavailable' })).not.toBeChecked();
      await expect(screen.getByRole('checkbox', { name: 'No stock' })).not.toBeChecked();
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ status: ['outOfStock'], page: 1 }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }));
    });
    await step('filters without a result can be cleared together', async () => {
      await expect(await canvas.findByText('No products found.')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 248 entries')).toBeVisible();
    });
  },
});

export const Sorted = meta.story({
  play: async ({ canvas, step }) => {
    await step('by price, then the most expensive first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
      await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
      await expect(within(canvas.getAllByRole('row')[1]!).getByText('$160.00')).toBeVisible();
    });
    await step('by grade, the best first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Grade' }));
      await expect(within(canvas.getAllByRole('row')[1]!).getByText('New')).toBeVisible();
    });
  },
});

export const RowPressed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('row', { name: /Wool Tailored Blazer/ })).getByText('Like New'));
    await expect(navigated).toHaveBeenCalledWith('/products/viewproduct/2');
  },
});

export const OneDeleted = meta.story({
  tags: ['spec:2.8'],
  play: async ({ args, canvas, step }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: new RegExp(`^Delete.*${name}`) });
    await step('the dialog focuses Cancel first, and Escape returns the focus', async () => {
      await userEvent.click(remove('Silk Slip Dress'));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
      await expect(dialog.getByText('Are you sure you want to delete this product? This action cannot be undone.')).toBeInTheDocument();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(remove('Silk Slip Dress')).toHaveFocus());
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('a deleted product is removed, a toast confirms it, and focus moves to the next row', async () => {
      await userEvent.click(remove('Silk Slip Dress'));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(['3']));
      await expect(await findToast('Product deleted successfully.')).toBeInTheDocument();
      await expect(canvas.getByText('Showing 1 to 10 of 247 entries')).toBeVisible();
      await waitFor(() => expect(remove('Merino Crew Knit')).toHaveFocus());
    });
  },
});

export const LastRowDeleted = meta.story({
  args: { products: ready(drawnProducts(2)) },
  play: async ({ canvas, step }) => {
    const removeLast = async () => {
      const rows = canvas.getAllByRole('button', { name: /^Delete/ });
      await userEvent.click(rows[rows.length - 1]!);
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    };
    await step('focus moves to the previous row', async () => {
      await removeLast();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Delete.*Double-Breasted Trench/ })).toHaveFocus());
      await findToast('Product deleted successfully.');
      await dismissToasts();
    });
    await step('focus moves to the heading when no row is left', async () => {
      await removeLast();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Products' })).toHaveFocus());
      await expect(canvas.getByText('No products found.')).toBeVisible();
      await findToast('Product deleted successfully.');
    });
  },
});

export const SelectedDeleted = meta.story({
  tags: ['spec:2.5', 'spec:2.8'],
  play: async ({ args, canvas, step }) => {
    const deleteSelected = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Selected' }));
    };
    await step('without a selection there is a warning', async () => {
      await deleteSelected();
      await expect(await findToast('Please select at least one product.')).toBeInTheDocument();
      await expect(screen.queryByRole('alertdialog', { name: 'Delete Product' })).not.toBeInTheDocument();
    });
    await step('with two selected the dialog names two', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Wool Tailored Blazer/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /Silk Slip Dress/ }));
      await expect(canvas.getByText('2 selected')).toBeInTheDocument();
      await deleteSelected();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Products' }));
      await expect(dialog.getByText('Are you sure you want to delete 2 products? This action cannot be undone.')).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    });
    await step('they are removed, and the selection is empty', async () => {
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(['2', '3']));
      await expect(await findToast('Selected products deleted successfully.')).toBeInTheDocument();
      await expect(canvas.queryByText('2 selected')).not.toBeInTheDocument();
    });
    await step('focus moves to Delete of the row after them, as after one deletion', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Merino Crew Knit' })).toHaveFocus());
    });
    await step('no announcement of the selection is left', async () => {
      await expect(canvas.queryByText(/of 248 selected/)).not.toBeInTheDocument();
    });
    await step('by keyboard, focus moves to the row after the deleted one too', async () => {
      canvas.getByRole('checkbox', { name: /Linen Trousers/ }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Bulk Actions' }).focus();
      await userEvent.keyboard('{Enter}');
      const first = await screen.findByRole('menuitem', { name: 'Export CSV' });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{End}{Enter}');
      (await screen.findByRole('button', { name: 'Yes, Delete' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Pleated Midi Skirt' })).toHaveFocus());
    });
  },
});

export const OneSelected = meta.story({
  name: 'The only selected product can be duplicated, and several cannot',
  play: async ({ canvas, step }) => {
    const openMenu = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      return within(await screen.findByRole('menu'));
    };
    await userEvent.click(canvas.getByRole('checkbox', { name: /Wool Tailored Blazer/ }));
    await step('by a link to the form with its copy', async () => {
      const menu = await openMenu();
      await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('href', '/products/addproduct?from=2');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Silk Slip Dress/ }));
    await expect((await openMenu()).queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
  },
});

export const Exporting = meta.story({
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'clipboard'),
  play: async ({ canvas, step }) => {
    const copy = async (write: () => Promise<void>) => {
      Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy rows' }));
    };
    await step('a toast has the number of copied rows: all that the filters leave', async () => {
      await copy(async () => {});
      await findToast('248 rows copied');
      await dismissToasts();
    });
    await step('a clipboard that refuses is said in words', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Oxford Shirt/ }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible());
      await copy(() => Promise.reject(new Error('refused')));
      const toast = await screen.findByRole('alertdialog', { name: 'Failed to copy the rows.' });
      await expect(toast).toHaveAccessibleDescription('The browser did not allow it. Export them as CSV instead.');
      await dismissToasts();
    });
  },
});

export const DeletingFails = meta.story({
  tags: ['spec:2.8'],
  args: { onDelete: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete.*Oxford Shirt/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await step('the dialog stays open with the reason and can be confirmed again', async () => {
      const sentence = await dialog.findByText('Failed to delete product.');
      await waitFor(() => expect(sentence).toBeVisible());
      await expect(dialog.getByRole('button', { name: 'Yes, Delete' })).toBeEnabled();
      await expect(canvas.getByText('Oxford Shirt')).toBeInTheDocument();
      await expect(screen.getAllByText('Failed to delete product.')).toHaveLength(1);
    });
  },
});

const selectAll = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await userEvent.click(screen.getByRole('button', { name: /^Select all/ }));
};

/** A list that was searched after products were selected. */
export const HiddenSelectedDeleted = meta.story({
  args: { products: ready(drawnProducts(40)), listState: { ...productListState.default, search: 'blazer' } },
  play: async ({ args, canvas, step }) => {
    await step('Select all takes what the search hides too, and the bar says so', async () => {
      await selectAll();
      await expect(canvas.getByText('40 selected')).toBeInTheDocument();
      await expect(canvas.getByText(/^\d+ hidden by search$/)).toBeInTheDocument();
    });
    const hidden = Number(/^\d+/.exec(canvas.getByText(/hidden by search/).textContent ?? '')?.[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Products' }));
    const confirm = dialog.getByRole('button', { name: 'Yes, Delete' });
    await step('the dialog lists them, the hidden ones first', async () => {
      const head = await dialog.findByText(`${40 - hidden} shown, ${hidden} hidden by the search`);
      await waitFor(() => expect(head).toBeVisible());
      const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      await expect(items).toHaveLength(40);
      await expect(items.map((text) => text.endsWith('Hidden')).lastIndexOf(true)).toBe(hidden - 1);
    });
    await step('above 25 the number has to be typed', async () => {
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      const field = dialog.getByRole('textbox', { name: 'Type 40 to confirm' });
      await userEvent.type(field, '4{Enter}');
      await expect(confirm).toBeDisabled();
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.type(field, '0');
      await expect(confirm).toBeEnabled();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    });
    await step('when nothing is left at all, a product can be added', async () => {
      await expect(await canvas.findByText('No products found.')).toBeVisible();
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await findToast('Selected products deleted successfully.');
    });
  },
});

export const HiddenSelectedShown = meta.story({
  args: { listState: { ...productListState.default, status: ['rented'] } },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    const chip = (name: string) => canvas.findByRole('button', { name });
    await userEvent.click(await chip('Remove Status Rented'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Double-Breasted Trench/ }));
    await step('without the filter nothing is hidden', async () => {
      await expect(canvas.getByText('11 selected')).toBeInTheDocument();
      await expect(canvas.queryByText(/hidden by/)).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await step('Show them shows the selected products alone, whatever hid them', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'silk');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Oxford Shirt' })).not.toBeInTheDocument());
      await selectAll();
      await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
      await expect(await chip('Remove Selected 248')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Remove Search/ })).not.toBeInTheDocument();
      await expect(canvas.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    });
    await step('clearing the selection shows the whole list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(canvas.queryByRole('button', { name: /^Remove Selected/ })).not.toBeInTheDocument();
    });
    await step('so does deleting it, which Escape in the field of the number cancels', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'silk');
      await selectAll();
      await userEvent.click(await canvas.findByRole('button', { name: 'Show them' }));
      await expect(await chip('Remove Selected 248')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
      const field = async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
        return screen.findByRole('textbox', { name: 'Type 238 to confirm' });
      };
      await userEvent.type(await field(), '238{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByText('238 selected')).toBeVisible();
      await userEvent.type(await field(), '238{Enter}');
      await expect(await canvas.findByText('Showing 1 to 10 of 10 entries')).toBeVisible();
    });
  },
});

export const Chips = meta.story({
  args: { listState: { ...productListState.default, status: ['available', 'underMaintenance'], stock: ['inStock'] } },
  play: async ({ args, canvas, step }) => {
    await step('each filter is a chip with its count, and the row ends with the count of products', async () => {
      const chips = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
      await expect(chips.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^StatusAvailable\d+$/),
        expect.stringMatching(/^StatusUnder Maintenance\d+$/),
        expect.stringMatching(/^StockIn stock\d+$/),
      ]);
      await expect(canvas.getByText(/^\d+ of 248 products$/)).toBeVisible();
    });
    await step('the options have the counts of the chips, and Show has that of the list', async () => {
      const total = /^\d+/.exec(canvas.getByText(/of 248 products$/).textContent ?? '')?.[0];
      await userEvent.click(canvas.getByRole('button', { name: 'Filters, 3 active' }));
      await expect(await screen.findByRole('checkbox', { name: 'In stock' })).toHaveAccessibleDescription(total);
      await userEvent.click(screen.getByRole('button', { name: `Show ${total}` }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 3 active' })).toHaveFocus());
    });
    await step('a chip removes its own filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Status Under Maintenance' }));
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ status: ['available'], stock: ['inStock'] }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Stock In stock' })).toHaveFocus());
    });
    await step('the search is a chip too, and Clear all removes everything', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'dress');
      await expect(await canvas.findByRole('button', { name: 'Remove Search dress' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
      await expect(await canvas.findByText('Showing 1 to 10 of 248 entries')).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
    });
    await step('Undo brings all of it back', async () => {
      await findToast('Search and filters cleared');
      await userEvent.keyboard('{Control>}z{/Control}');
      const chips = within(await canvas.findByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
      await expect(chips.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Searchdress/),
        expect.stringMatching(/^StatusAvailable/),
        expect.stringMatching(/^StockIn stock/),
      ]);
    });
  },
});
