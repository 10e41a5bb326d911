import { createClient, type NewProduct, productEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { ApiProvider } from '../../shared/index.ts';
import { type DraftStorage, productDraftKey } from '../productDraft.ts';
import { findToast } from '../../shared/toasts.fixtures.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const kept = new Map<string, string>();
const storage: DraftStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

const add = fn((_product: NewProduct) => ({ message: 'Created' }));

const meta = preview.meta({
  title: 'Screens/Add Product/With the API',
  component: AddProductContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: { userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn() },
  parameters: { api: [answers(productEndpoints, { add: ({ body }) => add(body) })] },
  beforeEach: () => {
    kept.clear();
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
    await step('a form that is touched would lose something', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '40');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(kept.get(productDraftKey('7'))).toContain('Oxford Shirt'));
    });
    await step('two presses save once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(add).toHaveBeenCalledTimes(1);
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Oxford Shirt', deposit: '40' }));
    });
    await step('it says so, and nothing is left to lose', async () => {
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
      await expect(kept.size).toBe(0);
    });
  },
});

export const Refused = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deposit' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await step('each message stands under its field, and the first field has the focus', async () => {
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
        fields: { deposite: ['The deposit must be at least 1.'], sku: ['The SKU has already been taken.'] },
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
    kept.set(productDraftKey('7'), JSON.stringify({ name: 'Oxford Shirt', brand: 'Cos', chest: '52' }));
  },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    await step('what was typed before is offered, not imposed', async () => {
      await expect(canvas.getByText(/unsaved draft/)).toBeVisible();
      await expect(name).toHaveValue('');
    });
    await step('what is typed meanwhile wins over it', async () => {
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
    kept.set(productDraftKey('7'), JSON.stringify({ name: 'Oxford Shirt' }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
    await waitFor(() => expect(kept.size).toBe(0));
  },
});
