import { createClient, type NewProduct, productEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { ApiProvider } from '../../shared/index.ts';
import type { EntryStorage } from '../../shared/storage.ts';
import { productDraftKey } from './draft/productDraft.ts';
import { findToast } from '../../shared/testing/toasts.fixtures.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const entries = new Map<string, string>();
const storage: EntryStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
};

const add = fn((_product: NewProduct) => ({ message: 'Created' }));

const meta = preview.meta({
  title: 'Screens/Add Product/With the API',
  component: AddProductContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: { userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn() },
  parameters: { api: [answers(productEndpoints, { add: ({ body }) => add(body) })] },
  beforeEach: () => {
    entries.clear();
    add.mockClear();
  },
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
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(entries.get(productDraftKey('7'))).toContain('Oxford Shirt'));
    });
    await step('two presses save once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(add).toHaveBeenCalledTimes(1);
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Oxford Shirt', deposit: '40' }));
    });
    await step('a toast is shown, and no changes are unsaved', async () => {
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
      await expect(entries.size).toBe(0);
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
      await expect(deposit).toHaveAccessibleDescription('The deposit must be at least 1.');
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

export const DraftRestored = meta.story({
  beforeEach: () => {
    entries.set(productDraftKey('7'), JSON.stringify({ name: 'Oxford Shirt', brand: 'Cos', chest: '52' }));
  },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    await step('the draft is offered, and the form is empty', async () => {
      await expect(canvas.getByText(/unsaved draft/)).toBeVisible();
      await expect(name).toHaveValue('');
    });
    await step('text typed meanwhile stays', async () => {
      await userEvent.type(name, 'Linen Shirt');
      await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
      await expect(name).toHaveValue('Linen Shirt');
      await expect(canvas.getByRole('textbox', { name: 'Chest' })).toHaveValue('52');
      await expect(canvas.getByRole('textbox', { name: /Brand/ })).toHaveValue('Cos');
      await expect(canvas.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    });
  },
});

export const DraftDiscarded = meta.story({
  beforeEach: () => {
    entries.set(productDraftKey('7'), JSON.stringify({ name: 'Oxford Shirt' }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
    await waitFor(() => expect(entries.size).toBe(0));
  },
});
