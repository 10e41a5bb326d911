import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { dismissToasts, findToast } from '../../kit/testing/toasts.ts';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { ProductsPage, productsPageArgs } from '../testing/ProductsPage.tsx';
import { ProductList } from './ProductList.tsx';
import { productListState } from './state/productListState.ts';

const meta = preview.meta({
  title: 'Screens/Products/Selecting and deleting',
  component: ProductList,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  args: productsPageArgs(),
  render: (args) => <ProductsPage {...args} />,
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
  const found = screen.queryByRole('button', { name: /^Select all .* found$/ });
  if (found) await userEvent.click(found);
  await userEvent.click(screen.getByRole('button', { name: /^Select all \d+$/ }));
};

/** A list that was searched after products were selected. */
export const HiddenSelectedDeleted = meta.story({
  args: { products: ready(drawnProducts(40)), listState: { ...productListState.default, search: 'blazer' } },
  play: async ({ args, canvas, step }) => {
    await step('Select all takes what the search hides too, and the bar says so', async () => {
      await selectAll();
      await expect(canvas.getByText('40 selected')).toBeInTheDocument();
      await expect(canvas.getByText(/^\d+ not shown$/)).toBeInTheDocument();
    });
    const hidden = Number(/^\d+/.exec(canvas.getByText(/not shown/).textContent ?? '')?.[0]);
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
    await step('without the filter those of other pages are not shown, and can be', async () => {
      await expect(canvas.getByText('11 selected')).toBeInTheDocument();
      await expect(canvas.getByText(/^\d+ not shown$/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
      await expect(await chip('Remove Selected 11')).toBeVisible();
      await expect(canvas.getByText('Showing 1 to 10 of 11 entries')).toBeVisible();
      await expect(canvas.queryByText(/not shown/)).not.toBeInTheDocument();
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

export const OneSelected = meta.story({
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
      const toast = await screen.findByRole('group', { name: 'Failed to copy the rows.' });
      await expect(toast).toHaveAccessibleDescription('The browser did not allow it. Export them as CSV instead.');
      await dismissToasts();
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
  name: 'Right-to-left names',
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
