import type { UploadImage } from '@valise/ui/ImageUploader';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { mainImage } from '../mainImage.ts';
import { emptyProductForm } from '../ProductForm/state/productForm.ts';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { AddProduct, type AddProductProps } from './AddProduct.tsx';

/** Keeps the typed text, as the container does. */
function AddProductPage(props: AddProductProps) {
  const [values, setValues] = useState(props.values);
  const [video, setVideo] = useState(props.video);
  const [images, setImages] = useState<readonly UploadImage[]>(props.images);
  return (
    <AddProduct
      {...props}
      values={values}
      onChange={(field, value) => {
        setValues((known) => ({ ...known, [field]: value }));
        props.onChange(field, value);
      }}
      images={images}
      onImagesChange={setImages}
      video={video}
      onVideoChange={setVideo}
    />
  );
}

const filled = {
  ...emptyProductForm,
  name: 'Double-Breasted Trench',
  brand: 'Zara',
  color: '#B89B6E',
  material: 'Cotton gabardine',
  careMethod: 'Dry Clean Only',
  weight: '1.2 kg',
  basePrice: '42.00',
  extensionPrice: '$12/day',
  deposit: '0',
  lateFee: '15.00',
  replacementValue: '150',
  keepToBuyPrice: '240.00',
  minRentalPeriod: '2 days',
  maxRentalPeriod: '14 days',
  prepBuffer: '1 day',
  blackoutDate: '2026-12-24',
  location: 'Barcelona Flagship',
  sku: 'ZR-TRN-0142',
  barcode: '804219365570',
  fitType: 'Tailored Fit',
  chest: '52',
  length: '108',
  sleeve: '63.5',
  conditionGrade: 'New',
  availability: 'Available',
  note: 'Spare button sewn inside the left pocket.',
};

const meta = preview.meta({
  title: 'Screens/Add Product',
  component: AddProduct,
  tags: ['stable', 'spec:2.2', 'spec:2.5'],
  args: { values: emptyProductForm, images: [], video: null, onChange: fn(), onImagesChange: fn(), onVideoChange: fn(), onSave: fn() },
  render: (args) => <AddProductPage {...args} />,
});

export const SameCodes = meta.story({
  name: 'Codes of another product',
  args: { values: filled, sameCodes: { sku: { name: 'Wool Coat', others: 0 }, barcode: { name: 'Wool Coat', others: 2 } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveAccessibleDescription('SKU is already that of Wool Coat');
    const barcode = canvas.getByRole('textbox', { name: 'Barcode' });
    await expect(barcode).toHaveAccessibleDescription('Barcode is already that of Wool Coat and 2 more');
    await expect(barcode).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const NothingTyped = meta.story({
  name: 'No price yet',
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('group', { name: 'Rental price' }));
    await expect(line.queryByText('Cannot be added up.')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Base price' }), '10');
    await expect(line.getByText(/\$10\.00 base|Cannot be added up/)).toBeVisible();
  },
});

export const BarcodeDrawn = meta.story({
  name: 'Barcode drawn',
  tags: ['spec:2.4'],
  play: async ({ canvas, step }) => {
    const barcode = canvas.getByRole('textbox', { name: 'Barcode' });
    await step('without a barcode there is none, and nothing is generated', async () => {
      await expect(canvas.getByText('No QR code yet')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Auto Generate' })).not.toBeInTheDocument();
    });
    await step('a barcode is drawn once typing pauses', async () => {
      await userEvent.type(barcode, '804219365570');
      const code = await canvas.findByRole('img', { name: 'QR code of barcode 804219365570' });
      await expect(code).toHaveAttribute('width', '132');
      await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', '804219365570.png');
      await expect(canvas.queryByText('No QR code yet')).not.toBeInTheDocument();
    });
    await step('Preview shows it large, and gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      const preview = within(await screen.findByRole('dialog', { name: 'QR code of barcode 804219365570' }));
      await waitFor(() => expect(preview.getByRole('img')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus());
    });
    await step('cleared, there is none again', async () => {
      await userEvent.clear(barcode);
      await expect(canvas.getByText('No QR code yet')).toBeVisible();
    });
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the sections are in the specified order', async () => {
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
    await step('without a price nothing is said about a sum', async () => {
      await expect(canvas.getByRole('group', { name: 'Rental price' })).toHaveTextContent(/^Rental price3 days–$/);
    });
    await step('both links back open the list', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
      await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/products');
    });
  },
});

export const Sections = meta.story({
  name: 'Sections beside the form',
  args: { values: { ...filled, url: '' }, failure: { fields: { lateFee: ['The late fee must be at most 80.'], deposit: ['The deposit must be at least 1.'] } } },
  play: async ({ canvas, step }) => {
    const rail = within(canvas.getByRole('navigation', { name: 'Sections' }));
    const entries = () => rail.getAllByRole('listitem').map((entry) => entry.innerText.replaceAll(/\s+/g, ' ').trim());
    await step('every count is of what the form holds', async () => {
      await expect(rail.getByText('3 of 7 complete')).toBeVisible();
      await expect(entries()).toEqual([
        '1 Product Image No Image Available',
        '2 Product Video No video available',
        '3 Basic Information 6 of 7 filled',
        'Rental Details 2 fields need attention',
        'Location & Identification 3 of 3 filled',
        'Size And Fit 5 of 5 filled',
        'Condition & Lifecycle 3 of 3 filled',
      ]);
    });
    await step('filled in and mended, a section is complete', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'URL' }), 'https://boutique.example');
      await expect(rail.getByText('4 of 7 complete')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '5');
      await expect(rail.getByRole('link', { name: '1 field needs attention' })).toBeVisible();
    });
    await step('the link of an error focuses its field', async () => {
      await userEvent.click(rail.getByRole('link', { name: '1 field needs attention' }));
      await expect(canvas.getByRole('textbox', { name: 'Late fee' })).toHaveFocus();
      await expect(rail.getByRole('link', { name: 'Rental Details' })).toHaveAttribute('aria-current', 'true');
    });
    await step('a link focuses the heading of its section, by the keyboard too', async () => {
      rail.getByRole('link', { name: /^Size And Fit/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Size And Fit' })).toHaveFocus();
      await waitFor(() => expect(rail.getByRole('link', { name: /^Size And Fit/ })).toHaveAttribute('aria-current', 'true'));
      await expect(rail.getAllByRole('link', { current: true })).toHaveLength(1);
    });
  },
});

export const Filled = meta.story({ args: { values: filled, note: 'Draft saved' } });

export const FieldInError = meta.story({
  name: 'Error',
  tags: ['spec:2.8'],
  args: { values: filled, failure: { fields: { deposit: ['The deposit must be at least 1.'] } } },
  play: async ({ canvas, step }) => {
    const deposit = canvas.getByRole('textbox', { name: 'Deposit' });
    await step('the message is under its field, which has the focus', async () => {
      await expect(deposit).toHaveFocus();
      await expect(deposit).toHaveAccessibleDescription('$ The deposit must be at least 1.');
      await expect(canvas.getAllByRole('link', { name: '1 field needs attention' })).toHaveLength(2);
    });
    await step('its section is as high as the others in the rail', async () => {
      const rail = within(canvas.getByRole('navigation', { name: 'Sections' }));
      const heights = rail.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().height));
      await expect(heights).toEqual(heights.map(() => heights[0]));
    });
    await step('both links to it focus it', async () => {
      for (const link of canvas.getAllByRole('link', { name: '1 field needs attention' })) {
        canvas.getByRole('textbox', { name: 'Note' }).focus();
        await userEvent.click(link);
        await expect(deposit).toHaveFocus();
      }
    });
    await step('editing the field clears it', async () => {
      await userEvent.type(deposit, '5');
      await expect(deposit).not.toHaveAccessibleDescription('$ The deposit must be at least 1.');
      await expect(canvas.queryByText('1 field needs attention')).not.toBeInTheDocument();
    });
  },
});

export const SavingFailed = meta.story({
  tags: ['spec:2.8'],
  args: { values: filled, failure: { message: 'An error occurred', detail: 'The server could not be reached. Check your connection and try again.' } },
});

export const Busy = meta.story({
  args: { values: filled, isBusy: true, uploaded: 0.62 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '62%');
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const DraftOffered = meta.story({
  args: { offeredDraft: { lacksVideo: true }, onRestoreDraft: fn(), onDiscardDraft: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You have an unsaved draft. Add the video again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await expect(args.onRestoreDraft).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('form', { name: 'Add Product' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

export const DraftWithoutPhotos = meta.story({
  args: { offeredDraft: { lacksVideo: true, lacksPhotos: true }, onRestoreDraft: fn(), onDiscardDraft: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have an unsaved draft. Add the photos and the video again.')).toBeVisible();
  },
});

export const NumbersOnly = meta.story({
  play: async ({ canvas, step }) => {
    const price = canvas.getByRole('textbox', { name: 'Base price' });
    await step('a price accepts digits with one decimal point', async () => {
      await userEvent.type(price, '$4a2.5.0');
      await expect(price).toHaveValue('42.50');
    });
    await step('Enter saves', async () => {
      await userEvent.keyboard('{Enter}');
    });
  },
});

export const LongText = meta.story({
  args: {
    values: {
      ...filled,
      name: 'Reversible Water-Repellent Double-Breasted Travelling Trench Coat with a Detachable Quilted Lining',
      brand: 'Maison de la Gabardine Imperméabilisée et Filles',
      url: `https://boutique.example/${'collection/'.repeat(12)}trench`,
      note: 'Spare button sewn inside the left pocket. '.repeat(20),
    },
    failure: {
      fields: {
        name: ['The name may not be greater than sixty characters, and this one is a good deal longer than that.'],
        url: ['The address is too long.'],
      },
    },
  },
});

export const Hints = meta.story({
  name: 'Image hint once',
  play: async ({ canvas }) => {
    const hints = canvas.getAllByText(/500x500 recommended/);
    await expect(hints).toHaveLength(1);
    await expect(hints[0]?.parentElement).toContainElement(canvas.getByRole('heading', { name: 'Product Image' }));
  },
});

export const Many = meta.story({
  args: {
    values: filled,
    images: drawnProducts(24).map((product) => ({ id: product.id, url: mainImage(product) ?? '' })),
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { values: filled },
  play: async ({ args, canvas, step }) => {
    await step('the bar has Cancel and Save Product, each in one line; the form ends with the third button', async () => {
      const bar = canvas.getByRole('button', { name: 'Save Product' }).closest<HTMLElement>('[data-save-bar]')!;
      const another = canvas.getByRole('button', { name: 'Save and add another' });
      await expect(bar).not.toContainElement(another);
      for (const button of [within(bar).getByRole('link', { name: 'Cancel' }), within(bar).getByRole('button', { name: 'Save Product' })]) await expect(button.getBoundingClientRect().height).toBeLessThan(50);
      await userEvent.click(another);
      await expect(args.onSave).toHaveBeenLastCalledWith(true);
    });
    await step('the sections open from a button with the present one', async () => {
      canvas.getByRole('textbox', { name: 'Deposit' }).focus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Section 4 of 7, Rental Details' }));
      await screen.findByRole('dialog', { name: 'Sections' });
    });
    await step('a chosen one closes them and has the focus', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /Size And Fit/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Size And Fit' })).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Section 6 of 7, Size And Fit' })).toBeVisible();
    });
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, args: { values: filled } });
