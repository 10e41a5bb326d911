import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { findToast } from '../../kit/testing/toasts.ts';
import { ProductsPage, productsPageArgs } from '../testing/ProductsPage.tsx';
import { ProductList } from './ProductList.tsx';
import { productListState } from './state/productListState.ts';

const meta = preview.meta({
  title: 'Screens/Products/Searching and filtering',
  component: ProductList,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  args: productsPageArgs(),
  render: (args) => <ProductsPage {...args} />,
});

export const Searched = meta.story({
  tags: ['spec:2.5'],
  args: { listState: { ...productListState.default, page: 3 } },
  play: async ({ args, canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search in product' });
    await step('parts of a name in any letter case are found, and the first page shows', async () => {
      await userEvent.type(search, 'dRESS sh');
      await expect(args.onListStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'dRESS sh', page: 1 }));
      await expect(await canvas.findAllByRole('link', { name: 'Poplin Dress Shirt' })).not.toHaveLength(0);
      await expect(canvas.queryByRole('link', { name: 'Silk Slip Dress' })).not.toBeInTheDocument();
    });
    await step('words are found in any order, with and without accents', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'dréss silk');
      await expect(await canvas.findAllByRole('link', { name: 'Silk Slip Dress' })).not.toHaveLength(0);
      await expect(canvas.queryByRole('link', { name: 'Poplin Dress Shirt' })).not.toBeInTheDocument();
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
  name: 'Address comes late',
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
