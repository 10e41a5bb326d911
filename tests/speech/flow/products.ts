import { announced, focused, type Step } from '../desk.ts';

export const products: readonly Step[] = [
  {
    title: 'the link Products',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Products' }));
      await page.getByText(/^Showing 1 to 10 of 248/).waitFor();
    },
  },
  {
    title: 'the search',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('searchbox', { name: 'Search in product' }));
    },
  },
  {
    title: 'search for silk',
    async run({ page, keyboard }) {
      await keyboard.type('silk');
      await announced(page, /^17 products/);
    },
  },
  {
    title: 'Escape empties the search',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await announced(page, /^248 products/);
    },
  },
  {
    title: 'the head of the column Product',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Product', exact: true }));
    },
  },
  {
    title: 'Return sorts it',
    async run({ page, keyboard }) {
      await keyboard.press('Return');
      await announced(page, 'Sorted by Product, ascending, 248 products');
    },
  },
  {
    title: 'Return sorts it the other way',
    async run({ page, keyboard }) {
      await keyboard.press('Return');
      await announced(page, 'Sorted by Product, descending, 248 products');
    },
  },
  {
    title: 'Filters',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Filters' }));
      await keyboard.press('Return');
      await focused(page.getByRole('checkbox', { name: /^Available/ }));
    },
  },
  {
    title: 'Escape closes Filters',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await focused(page.getByRole('button', { name: 'Filters' }));
    },
  },
  {
    title: 'the box of the first row',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('checkbox', { name: /^Select Wool/ }).first());
      await keyboard.press('space');
      await announced(page, '1 of 248 selected');
    },
  },
  {
    title: 'Space again',
    async run({ page, keyboard }) {
      await keyboard.press('space');
      await announced(page, '0 of 248 selected');
    },
  },
  {
    title: 'Delete of a row',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: /^Delete Wool/ }).first());
      await keyboard.press('Return');
      await focused(page.getByRole('button', { name: 'Cancel' }));
    },
  },
  {
    title: 'Tab and Return deletes it',
    async run({ page, keyboard }) {
      await keyboard.press('Tab', 'Return');
      await page.getByText('Product deleted successfully.').waitFor();
      await focused(page.getByRole('button', { name: /^Delete Wool/ }).first());
    },
  },
];

export const newProduct: readonly Step[] = [
  {
    title: '+ Add Product',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('link', { name: /Add Product/ }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Add Product' }));
      await page.getByRole('textbox', { name: 'Product name' }).waitFor();
    },
  },
  {
    title: 'Product name',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('textbox', { name: 'Product name' }));
    },
  },
  {
    title: 'Brand',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: /Brand/ }));
    },
  },
  {
    title: 'Return opens the brands',
    async run({ page, keyboard }) {
      await keyboard.press('Return');
      await focused(page.getByRole('option', { name: 'Zara' }));
    },
  },
  {
    title: 'Escape closes the brands',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await focused(page.getByRole('button', { name: /Brand/ }));
    },
  },
  {
    title: 'Base price',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('textbox', { name: 'Base price' }));
    },
  },
  {
    title: 'a letter in Base price',
    async run({ keyboard }) {
      await keyboard.press('a');
    },
  },
  {
    title: 'Save Product, empty',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Save Product' }));
      await keyboard.press('Return');
      await page.getByRole('link', { name: '2 fields need attention' }).waitFor();
    },
  },
];
