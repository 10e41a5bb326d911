import { type ChangedProduct, type NewProduct, productEndpoints, productFormEndpoints, type ProductWire } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { keptListArgs, useKeptList } from '../kit/testing/keptList.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { AddProductContainer } from '../products/AddProduct/AddProductContainer.tsx';
import { ProductListContainer } from '../products/ProductList/ProductListContainer.tsx';
import { productListState } from '../products/ProductList/state/productListState.ts';
import { drawnProductWires } from '../products/testing/drawnProducts.ts';
import { ViewProductContainer } from '../products/ViewProduct/ViewProductContainer.tsx';
import { EditProductContainer } from '../products/EditProduct/EditProductContainer.tsx';

/** The screens of products wired together. */
function Products() {
  const [path, go] = useState<string>(paths.products);
  const list = useKeptList(keptListArgs(productListState.default));
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  const owner = { userId: '7', draftStorage: null, onSaved: () => goTo(paths.products) };
  const [, , screen, id = ''] = path.split('/');
  return (
    <RouterProvider navigate={goTo}>
      {path === paths.products && <ProductListContainer {...list} />}
      {screen === 'viewproduct' && <ViewProductContainer id={id} />}
      {screen === 'editproduct' && <EditProductContainer key={id} {...owner} id={id} />}
      {path === paths.duplicateProduct('1') && <AddProductContainer {...owner} from="1" />}
      <Toasts />
    </RouterProvider>
  );
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPYMTsPAAPQAcLxHeX1AAAAAElFTkSuQmCC';
const lining = new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'lining.png', { type: 'image/png' });

/** The products on the server, newest first. */
let stored: ProductWire[] = [];

function found(id: string): ProductWire {
  const product = stored.find((one) => String(one.id) === id);
  if (product === undefined) throw new Refusal(404, 'Product not found.');
  return product;
}

const added = (files: readonly Blob[]) => files.map((file, index) => ({ id: 900 + index, image_url: URL.createObjectURL(file), is_primary: false }));

function change(id: string, body: ChangedProduct) {
  if (Number(body.lateFee) > Number(body.deposit)) throw invalid({ lateFee: ['The late fee must be at most the deposit.'], weight: ['Give the weight in kg.'] });
  const product = found(id);
  const kept = body.keepImageIds.flatMap((kept) => (product.images ?? []).filter((image) => String(image.id) === kept));
  const images = [...kept, ...added(body.images)].map((image, index) => ({ ...image, is_primary: index === 0 }));
  const next = { ...product, late_fee: body.lateFee, weight: body.weight, images };
  stored = stored.map((one) => (one === product ? next : one));
  return { message: 'Product updated successfully!' };
}

function add({ name, sku, barcode, basePrice, images }: NewProduct) {
  stored = [aProduct({ id: 77, name, sku, barcode, base_price: basePrice, images: added(images) }), ...stored];
  return { message: 'Product added successfully!' };
}

const meta = preview.meta({
  title: 'Flows/Edit and duplicate a product',
  component: Products,
  tags: ['new', 'spec:2.2', 'spec:2.4', 'spec:2.5', 'spec:2.7'],
  parameters: {
    api: [
      answers(productEndpoints, { list: () => ({ data: stored }), one: ({ params }) => ({ data: found(params.id) }) }),
      answers(productFormEndpoints, { add: ({ body }) => add(body), change: ({ params, body }) => change(params.id, body) }),
    ],
  },
  beforeEach: () => {
    const [trench, ...others] = drawnProductWires(12);
    const images = others.slice(0, 3).flatMap((one) => one.images ?? []);
    stored = [{ ...trench!, images: [...(trench!.images ?? []), ...images.map((image) => ({ ...image, is_primary: false }))] }, ...others];
  },
});

export const Default = meta.story();

export const EditsImages = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('from the list to the form of a product with four pictures', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit Double-Breasted Trench' }));
      await expect(await canvas.findByText('4 kept, 0 new.')).toBeVisible();
    });
    const removes = () => canvas.getAllByRole('button', { name: /^Remove (?!all)/ });
    await step('the main one goes, the next one is it', async () => {
      const [, next] = removes().map((button) => button.ariaLabel);
      await userEvent.click(removes()[0]!);
      await expect(canvas.getByText('3 kept, 0 new. 1 image is removed when you save.')).toBeVisible();
      await expect(removes()[0]!.ariaLabel).toBe(next);
    });
    await step('one more goes, and a new one comes behind those that stay', async () => {
      await userEvent.click(removes()[2]!);
      await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, lining);
      await expect(await canvas.findByText('2 kept, 1 new. 2 images are removed when you save.')).toBeVisible();
    });
    await step('saved, the product has the three in this order', async () => {
      const kept = removes().map((button) => button.ariaLabel);
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await findToast('Product updated successfully!')).toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('link', { name: 'Double-Breasted Trench' }));
      const pictures = within(await canvas.findByRole('region', { name: 'Product Image' }));
      await waitFor(() => expect(pictures.getAllByRole('img', { name: /image/ })).toHaveLength(3));
      const shown = pictures.getAllByRole<HTMLImageElement>('img', { name: /image/ }).map(({ src }) => `Remove ${src.split('/').at(-1)}`);
      await expect(shown.slice(0, 2)).toEqual(kept.slice(0, 2));
      await expect(stored[0]!.images?.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
    });
  },
});

export const FixesServerErrors = meta.story({
  play: async ({ canvas, step }) => {
    const fee = () => canvas.getByRole('textbox', { name: 'Late fee' });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await step('a fee above the deposit is refused', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit Double-Breasted Trench' }));
      await canvas.findByRole('textbox', { name: 'Late fee' });
      await userEvent.clear(fee());
      await userEvent.type(fee(), '900');
      await save();
      await expect((await canvas.findAllByText('2 fields need attention'))[0]).toBeVisible();
    });
    await step('the first field has the focus; mended, it leaves the count', async () => {
      const weight = canvas.getByRole('textbox', { name: 'Weight' });
      await waitFor(() => expect(weight).toHaveFocus());
      await expect(weight).toHaveAccessibleDescription(/Give the weight in kg\./);
      await userEvent.type(weight, ' kg');
      await expect(canvas.getAllByText('1 field needs attention')[0]).toBeVisible();
    });
    await step('the link in the bar leads to the other, and the save succeeds', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: '1 field needs attention' }).at(-1)!);
      await expect(fee()).toHaveFocus();
      await expect(fee()).toHaveAccessibleDescription(/The late fee must be at most the deposit\./);
      await userEvent.clear(fee());
      await userEvent.type(fee(), '9');
      await save();
      await expect(await findToast('Product updated successfully!')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
      await expect(stored[0]).toMatchObject({ late_fee: '9' });
    });
  },
});

export const Duplicates = meta.story({
  play: async ({ canvas, step }) => {
    await step('from the list over the product to a form that is filled in', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Double-Breasted Trench' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Duplicate' }));
      await expect(await canvas.findByRole('textbox', { name: 'Product name' })).toHaveValue('Double-Breasted Trench');
      await expect(canvas.getByRole('textbox', { name: 'Base price' })).toHaveValue('42.00');
    });
    await step('without what only one piece has', async () => {
      for (const name of ['SKU', 'Barcode']) await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    });
    await step('it is added beside the first', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), 'ZR-TRN-0143');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(await canvas.findByText('Showing 1 to 10 of 13 entries')).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'Double-Breasted Trench' })).toHaveLength(2);
    });
  },
});
