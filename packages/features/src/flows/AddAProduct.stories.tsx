import { type NewProduct, productEndpoints, productFormEndpoints, type ProductWire } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { ProductListContainer } from '../products/ProductList/ProductListContainer.tsx';
import { productListState } from '../products/ProductList/state/productListState.ts';
import { drawnProductWires } from '../products/testing/drawnProducts.ts';
import { AddProductContainer } from '../products/AddProduct/AddProductContainer.tsx';

/** The list and the form wired together. */
function AddFlow({ search = '' }: { search?: string }) {
  const [path, go] = useState<string>(paths.products);
  const list = useKeptList(keptListArgs({ ...productListState.default, search }));
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  return (
    <RouterProvider navigate={goTo}>
      {path.startsWith(paths.addProduct) ? (
        <AddProductContainer userId="7" from={/\?from=(\w+)/.exec(path)?.[1]} draftStorage={null} onSaved={() => goTo(paths.products)} />
      ) : (
        <ProductListContainer {...list} />
      )}
      <Toasts />
    </RouterProvider>
  );
}

let stored: ProductWire[] = [];
/** What the server stores besides the name. */
let storedFields: Partial<ProductWire> = {};
function add({ name }: NewProduct) {
  stored = [aProduct({ id: stored.length + 1, name, images: [], ...storedFields }), ...stored];
  return { message: 'Created' };
}

const meta = preview.meta({
  title: 'Flows/Add a product',
  component: AddFlow,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  parameters: { api: [answers({ ...productEndpoints, ...productFormEndpoints }, { list: () => ({ data: stored }), one: ({ params }) => stored.find(({ id }) => String(id) === params.id)!, add: ({ body }) => add(body) })] },
  beforeEach: () => {
    stored = drawnProductWires(12);
    storedFields = {};
  },
});

export const Default = meta.story();

export const AddsAProduct = meta.story({
  play: async ({ canvas, step }) => {
    await step('from the list to the form', async () => {
      await canvas.findByText('Showing 1 to 10 of 12 entries');
      await userEvent.click(canvas.getByRole('link', { name: 'Add Product' }));
      await expect(await canvas.findByRole('heading', { name: 'Add Product' })).toBeVisible();
    });
    await step('describe it and save', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Harbour Raincoat');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
    });
    await step('it is in the list', async () => {
      await expect(await canvas.findByText('Showing 1 to 10 of 13 entries')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Harbour Raincoat' })).toBeVisible());
    });
  },
});

export const DuplicatesAProduct = meta.story({
  play: async ({ canvas, step }) => {
    await step('the only selected product is duplicated from the list', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Silk Slip Dress' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Bulk Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    });
    await step('the form has all but the SKU', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Silk Slip Dress'));
      await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('');
      await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), 'GU-DRS-0013');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
    });
    await step('the list has both', async () => {
      await expect(await canvas.findByText('Showing 1 to 10 of 13 entries')).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Silk Slip Dress' })).toHaveLength(2));
    });
  },
});

export const NewProductHidden = meta.story({
  args: { search: 'silk' },
  beforeEach: () => {
    storedFields = { sku: 'HA-RNC-0013', note: 'For r' };
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'Silk Slip Dress' });
    await userEvent.click(canvas.getByRole('link', { name: 'Add Product' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Harbour Raincoat');
    await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), 'HA-RNC-0013');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'For rain');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await step('the list that is still searched says that the new product is hidden, and shows it', async () => {
      await expect(await canvas.findByText('Harbour Raincoat is hidden by this view.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
      await expect(await canvas.findByRole('link', { name: 'Harbour Raincoat' })).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: 'Search in product' })).toHaveValue('Harbour Raincoat');
      await expect(canvas.queryByText(/is hidden by/)).not.toBeInTheDocument();
    });
    await step('what the server has stored otherwise is told', async () => {
      await waitFor(() => expect(screen.getByText('Saved, but not all of it')).toBeInTheDocument(), { timeout: 5000 });
    });
  },
});
