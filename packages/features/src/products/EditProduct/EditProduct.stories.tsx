import { type Product, product as productSchema } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { paths } from '../../domain/paths.ts';
import { contentOf } from '../ProductForm/state/openedForm.ts';
import { ProductForm, type ProductFormProps } from '../ProductForm/ProductForm.tsx';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { EditProduct } from './EditProduct.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const garments = drawnProducts(8);
const trench: Product = { ...garments[0]!, barcode: '804219365570', images: garments.slice(0, 4).flatMap(({ images }) => images) };

interface EditedProps extends Partial<ProductFormProps> {
  product: Product;
}

/** Keeps the typed text, as the container does. */
function Edited({ product, ...props }: EditedProps) {
  const [stored] = useState(() => contentOf(product));
  const [content, setContent] = useState(stored);
  return (
    <ProductForm
      {...props}
      stored={stored}
      label="Edit Product"
      cancelHref={paths.products}
      values={content.values}
      onChange={(field, text) => setContent((known) => ({ ...known, values: { ...known.values, [field]: text } }))}
      images={content.images}
      onImagesChange={(images) => setContent((known) => ({ ...known, images }))}
      video={content.video}
      onVideoChange={(video) => setContent((known) => ({ ...known, video }))}
      onSave={props.onSave ?? fn()}
    />
  );
}

const edited = (props: Partial<ProductFormProps> = {}) => (product: Product) => <Edited {...props} product={product} />;

const meta = preview.meta({
  title: 'Screens/Edit Product',
  component: EditProduct,
  tags: ['beta', 'spec:2.2', 'spec:2.4'],
  args: { id: '1', product: { ...ready, data: trench }, children: edited() },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the page says what is edited', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
      await expect(canvas.getByText('Double-Breasted Trench')).toBeVisible();
    });
    await step('the sections are those of Add Product', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(headings).toEqual([
        'Product Image',
        'Product Video',
        'Basic Information',
        'Rental Details',
        'Location & Identification',
        'Size And Fit',
        'Condition & Lifecycle',
      ]);
    });
    await step('every field holds what is stored', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Base price' })).toHaveValue('42.00');
      await expect(canvas.getByRole('button', { name: 'Brand Zara' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue(trench.sku);
    });
  },
});

export const OtherValues = meta.story({
  name: 'Values not listed',
  args: {
    product: {
      ...ready,
      data: read(productSchema, aProduct({ brand: 'Maison Loden', extensions_price: '$12/day', product_availibity: 'rental', condition_grade: 'Worn', images: [] })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Brand/ })).toHaveValue('Maison Loden');
    await expect(canvas.getByRole('textbox', { name: /Extension price/ })).toHaveValue('$12/day');
    await expect(canvas.getByRole('textbox', { name: /Condition grade/ })).toHaveValue('Worn');
    await expect(canvas.getByRole('button', { name: /^Status Rented/ })).toBeVisible();
  },
});

export const DayInWords = meta.story({
  name: 'A blackout date in words',
  args: { product: { ...ready, data: { ...trench, blackoutDate: 'around Christmas' } } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('group', { name: 'Blackout date' });
    await expect(day).toHaveAccessibleDescription(/Stored as “around Christmas”, which stays until a day is chosen\./);
    await userEvent.click(within(day).getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('24122026');
    await expect(day).not.toHaveAccessibleDescription(/stays until/);
    await expect(day).toHaveAccessibleDescription(/Was around Christmas/);
  },
});

export const FormerValues = meta.story({
  name: 'Changed fields described',
  args: { product: { ...ready, data: { ...trench, lateFee: 15, blackoutDate: '2026-12-24' } } },
  play: async ({ canvas, step }) => {
    const lateFee = canvas.getByRole('textbox', { name: 'Late fee' });
    await step('a text', async () => {
      await userEvent.clear(lateFee);
      await userEvent.type(lateFee, '150');
      await expect(canvas.getByText('Was 15.00')).toBeVisible();
      await expect(lateFee).toHaveAccessibleDescription('$ Was 15.00');
    });
    await step('a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Brand/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Prada' }));
      await expect(canvas.getByRole('button', { name: /^Brand/ })).toHaveAccessibleDescription('Was Zara');
    });
    await step('segments', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'inch' }));
      await expect(canvas.getByRole('radiogroup', { name: 'Unit' })).toHaveAccessibleDescription('Was cm');
    });
    await step('a day', async () => {
      const day = canvas.getByRole('group', { name: 'Blackout date' });
      await userEvent.click(within(day).getByRole('spinbutton', { name: /^day/ }));
      await userEvent.keyboard('25');
      await expect(day).toHaveAccessibleDescription(/Was 24 Dec 2026/);
    });
    await step('as stored again', async () => {
      await userEvent.clear(lateFee);
      await userEvent.type(lateFee, '15.00');
      await expect(canvas.queryByText('Was 15.00')).not.toBeInTheDocument();
      await expect(lateFee).toHaveAccessibleDescription('$');
    });
  },
});

export const ImagesPreviewed = meta.story({
  name: 'Images previewed, main removed',
  play: async ({ canvas, step }) => {
    const [first, second] = trench.images.map(({ url }) => url.split('/').at(-1)!);
    await step('the pressed image is shown large, and Escape gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Preview ${second}` }));
      const dialog = within(await screen.findByRole('dialog', { name: /Product Image, image 2/ }));
      await waitFor(() => expect(dialog.getByRole('img')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: `Preview ${second}` })).toHaveFocus());
    });
    await step('the next image becomes the main one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${first}` }));
      await expect(canvas.getByText('Main').closest('li')).toContainElement(canvas.getByRole('button', { name: `Preview ${second}` }));
    });
  },
});

export const BarcodeGenerated = meta.story({
  name: 'Barcode generated',
  play: async ({ canvas, step }) => {
    const barcode = canvas.getByRole('textbox', { name: 'Barcode' });
    await step('a stored barcode has its QR code, and a hint how to generate another', async () => {
      await expect(await canvas.findByRole('img', { name: 'QR code of barcode 804219365570' })).toBeVisible();
      await expect(barcode).toHaveAccessibleDescription('Clear the barcode to use Auto Generate.');
      await expect(canvas.queryByRole('button', { name: 'Auto Generate' })).not.toBeInTheDocument();
    });
    await step('without one it is generated into the field, which is focused', async () => {
      await userEvent.clear(barcode);
      await userEvent.click(await canvas.findByRole('button', { name: 'Auto Generate' }));
      await expect(barcode).toHaveFocus();
      const digits = (barcode as HTMLInputElement).value;
      await expect(digits).toMatch(/^\d{12}$/);
      await expect(await canvas.findByRole('img', { name: `QR code of barcode ${digits}` })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', `${digits}.png`);
    });
  },
});

export const ImagesKept = meta.story({
  name: 'Stored image put back',
  play: async ({ canvas, step }) => {
    const images = within(canvas.getByRole('group', { name: 'Product Image' }));
    await step('each has a tag', async () => {
      await expect(images.getAllByText('Kept')).toHaveLength(4);
      await expect(images.getByText(/^4 kept, 0 new\./)).toBeVisible();
      await expect(canvas.queryByText(/unsaved change/)).not.toBeInTheDocument();
    });
    const names = () => images.getAllByRole('button', { name: /^Preview / }).map((button) => button.getAttribute('aria-label'));
    const before = names();
    await step('removed, it is counted, and Put back returns it to its place', async () => {
      await userEvent.click(images.getAllByRole('button', { name: /^Remove (?!all)/ })[1]!);
      await expect(images.getByText(/3 kept, 0 new\. 1 image is removed when you save\./)).toBeVisible();
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
      await userEvent.click(images.getByRole('button', { name: 'Put back' }));
      await expect(names()).toEqual(before);
      await expect(images.getByRole('button', { name: before[1]! })).toHaveFocus();
      await expect(images.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
    });
  },
});

export const VideoKept = meta.story({
  name: 'Stored video removed',
  args: { product: { ...ready, data: { ...trench, videos: [{ url: 'https://video.example/files/trench%20walk.mp4?v=2', sentUrl: null }] } } },
  play: async ({ canvas }) => {
    const video = within(canvas.getByRole('group', { name: 'Product Video' }));
    const address = video.getByRole('textbox', { name: 'Paste a video URL' });
    await expect(video.getByText('trench walk.mp4')).toBeVisible();
    await expect(video.getByText('Kept')).toBeVisible();
    await expect(address).toBeDisabled();
    await expect(address).toHaveValue('');
    await userEvent.click(video.getByRole('button', { name: 'Remove trench walk.mp4' }));
    await expect(video.getByRole('button', { name: /Choose a video/ })).toHaveFocus();
    await expect(address).toBeEnabled();
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
  },
});

export const RentalPriceTyped = meta.story({
  name: 'Rental price typed',
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('group', { name: 'Rental price' }));
    await expect(line.getByText('$42.00 base + 2 × $15.00 extension')).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'Base price' });
    await userEvent.clear(price);
    await expect(line.getByText('Cannot be added up.')).toBeVisible();
    await userEvent.type(price, '10');
    await expect(line.getByText('$40.00')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { product: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...');
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  tags: ['spec:2.8'],
  args: { product: { state: 'failed', message: 'Failed to load product data.', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load product data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const NotFound = meta.story({
  args: { id: '142', product: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product 142 not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
  },
});

export const Empty = meta.story({
  args: {
    product: {
      ...ready,
      data: read(productSchema, { ...aProduct({ id: 9 }), ...Object.fromEntries(Object.keys(aProduct()).filter((key) => key !== 'id').map((key) => [key, null])) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product 9')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Auto Generate' })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { children: edited({ isBusy: true, uploaded: 0.62 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '62%');
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const SavingFailed = meta.story({
  tags: ['spec:2.8'],
  args: { children: edited({ failure: { message: 'Failed to update product.', fields: { lateFee: ['The late fee must be at most 80.'] } } }) },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByText('Failed to update product.').closest<HTMLElement>('[data-save-bar]')!);
    canvas.getByRole('textbox', { name: 'Note' }).focus();
    await userEvent.click(bar.getByRole('link', { name: '1 field needs attention' }));
    await expect(canvas.getByRole('textbox', { name: 'Late fee' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Late fee' })).toHaveAccessibleDescription('$ The late fee must be at most 80.');
  },
});

export const LongText = meta.story({
  args: {
    product: {
      ...ready,
      data: {
        ...trench,
        name: 'Reversible Water-Repellent Double-Breasted Travelling Trench Coat with a Detachable Quilted Lining',
        url: `https://boutique.example/${'collection/'.repeat(12)}trench`,
        note: 'Spare button sewn inside the left pocket. '.repeat(20),
      },
    },
  },
});

export const Many = meta.story({ args: { product: { ...ready, data: { ...trench, images: drawnProducts(20).flatMap(({ images }) => images) } } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
