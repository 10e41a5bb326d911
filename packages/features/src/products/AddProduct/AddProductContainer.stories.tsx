import { createClient } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ApiProvider } from '../../kit/api/ApiProvider.tsx';
import { findToast } from '../../kit/testing/toasts.ts';
import { addProductApi } from '../testing/addProductApi.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const { add, one, storage, store, names, reset, handlers } = addProductApi();

const meta = preview.meta({
  title: 'Screens/Add Product/With the API',
  component: AddProductContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: { userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn(), onSaving: fn(() => () => {}) },
  parameters: { api: handlers },
  beforeEach: reset,
  render: (args) => (
    <>
      <AddProductContainer {...args} />
      <Toasts />
    </>
  ),
});

export const Saved = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('a form that was typed into has unsaved changes', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '40');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, expect.any(Function));
      await expect(names()).toEqual(['Oxford Shirt']);
      await expect(canvas.getByText('Draft saved')).toBeVisible();
    });
    await step('two presses save once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(add).toHaveBeenCalledTimes(1);
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Oxford Shirt', deposit: '40' }));
    });
    await step('a toast is shown, and no changes are unsaved', async () => {
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
      await expect(storage.length).toBe(0);
    });
    await step('saved, it is not sent again before it is changed', async () => {
      canvas.getByRole('textbox', { name: 'Product name' }).focus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(canvas.queryByRole('button', { name: 'Saving...' })).not.toBeInTheDocument();
      await expect(add).toHaveBeenCalledTimes(1);
    });
  },
});

export const AnotherAdded = meta.story({
  name: 'Save and add another',
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    await userEvent.type(name, 'Oxford Shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
    await expect(await findToast('Product added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
    await expect(storage.length).toBe(0);
    await userEvent.type(name, 'Linen Shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(add.mock.calls.map(([product]) => product.name)).toEqual(['Oxford Shirt', 'Linen Shirt']);
  },
});

export const Duplicated = meta.story({
  name: 'Duplicated from another',
  args: { from: '1' },
  beforeEach: () => {
    one.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
    store('earlier');
  },
  play: async ({ args, canvas, step }) => {
    await step('the product that it is filled in from can fail to load', async () => {
      await expect(await canvas.findByText('Failed to load product data.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    });
    await step('it has all but the SKU, the barcode and the pictures', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Product name' })).toHaveValue('Double-Breasted Trench');
      await expect(canvas.getByRole('textbox', { name: 'Base price' })).toHaveValue('42.00');
      await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: 'Barcode' })).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    });
    await step('the draft of another tab is neither taken nor replaced', async () => {
      await expect(await canvas.findByText('You have an unsaved draft.')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), 'ZR-TRN-0143');
      await expect(names().toSorted()).toEqual(['Double-Breasted Trench', 'Oxford Shirt']);
    });
    await step('it is added as a new product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Double-Breasted Trench', sku: 'ZR-TRN-0143', barcode: '', images: [] }));
    });
  },
});

export const Scanned = meta.story({
  name: 'Scanned, saved by key',
  play: async ({ args, canvas, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('Enter moves on, and saves nothing', async () => {
      await userEvent.type(field('SKU'), 'ZR-TRN-0142{Enter}');
      await expect(field('Barcode')).toHaveFocus();
      await userEvent.keyboard('4006381333931{Enter}');
      await expect(canvas.getByRole('button', { name: /Fit type/ })).toHaveFocus();
      await userEvent.type(field('Product name'), 'Trench{Enter}');
      await expect(add).not.toHaveBeenCalled();
    });
    await step('a number that cannot be read is not sent', async () => {
      await userEvent.type(field('Chest'), '1,234{Home}{Delete}{Control>}{Enter}{/Control}');
      await expect(field('Chest')).toHaveFocus();
      await expect(field('Chest')).toHaveAccessibleDescription(expect.stringContaining('Use digits and one decimal point'));
      await expect(add).not.toHaveBeenCalled();
      await userEvent.clear(field('Chest'));
    });
    await step('an amount with a third decimal is not sent, and stays', async () => {
      await userEvent.type(field('Base price'), '1.234{Control>}{Enter}{/Control}');
      await expect(field('Base price')).toHaveFocus();
      await expect(field('Base price')).toHaveAccessibleDescription(expect.stringContaining('up to two decimal places'));
      await expect(field('Base price')).toHaveValue('1.234');
      await expect(add).not.toHaveBeenCalled();
      await userEvent.clear(field('Base price'));
    });
    await step('Ctrl Enter sends a decimal comma as a point', async () => {
      await userEvent.type(field('Base price'), '45,50{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(add).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Trench', sku: 'ZR-TRN-0142', barcode: '4006381333931', basePrice: '45.50' }),
      );
    });
  },
});

export const Refused = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await step('each message is under its field, and the first field has the focus', async () => {
      const deposit = canvas.getByRole('textbox', { name: 'Deposit' });
      await waitFor(() => expect(deposit).toHaveFocus());
      await expect(deposit).toHaveAccessibleDescription('$ The deposit must be at least 1.');
      await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveAccessibleDescription('The SKU has already been taken.');
      await expect(canvas.getByText('2 fields need attention', { selector: '[data-save-bar] *' })).toBeVisible();
    });
    await step('nothing typed is lost', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Oxford Shirt');
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
  },
  beforeEach: () => {
    add.mockImplementationOnce(() => {
      throw new Refusal(422, 'The deposit must be at least 1.', {
        fields: { deposit: ['The deposit must be at least 1.'], sku: ['The SKU has already been taken.'] },
      });
    });
  },
});

const offline = createClient({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });

export const NetworkFailed = meta.story({
  render: (args) => (
    <ApiProvider client={offline}>
      <AddProductContainer {...args} />
      <Toasts />
    </ApiProvider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(await canvas.findByText(/could not be reached/, { selector: '[data-save-bar] *' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Oxford Shirt');
    await expect(canvas.getByRole('button', { name: 'Save Product' })).toBeEnabled();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});
