import { createClient, type NewProduct, productEndpoints, productFormEndpoints } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Button } from '@valise/ui/Button';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, type Mock, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { draftLock } from '../../kit/drafts/draftClaims.ts';
import { ApiProvider } from '../../kit/api/ApiProvider.tsx';
import { keepDraftPhotos } from '../../kit/drafts/drafts.ts';
import { MemoryStorage } from '../../kit/testing/memoryStorage.fixtures.ts';
import { type ProductDraft, productDrafts, storeProductDraft } from '../ProductForm/draft/productDraft.ts';
import { emptyContent } from '../ProductForm/rules/formContent.ts';
import { emptyProductForm } from '../ProductForm/rules/productForm.ts';
import { findToast } from '../../kit/testing/toasts.fixtures.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const storage = new MemoryStorage();
const endSaving = fn();
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPYMTsPAAPQAcLxHeX1AAAAAElFTkSuQmCC';
const front = new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'front.png', { type: 'image/png' });
const oxford: ProductDraft = {
  values: { ...emptyProductForm, name: 'Oxford Shirt', brand: 'Cos', chest: '52' },
  keptImages: [],
  photos: [],
  hasVideo: false,
  version: '',
  equalBefore: null,
  savedAt: 1,
};
const drafted = { userId: '7', form: 'product', initial: emptyContent };

/** Stores a draft of another tab. */
const store = (id: string, draft: Partial<ProductDraft> = {}) => storeProductDraft(storage, drafted, id, { ...oxford, ...draft });
const names = () => productDrafts(storage, drafted).map(({ values }) => values.name);

interface Reply {
  message: string;
}
const add = fn((_product: NewProduct): Reply | Promise<Reply> => ({ message: 'Created' }));

const list = fn((): { data: ReturnType<typeof aProduct>[] } => ({ data: [] }));
const one = fn(() => ({ data: aProduct() }));

const meta = preview.meta({
  title: 'Screens/Add Product/With the API',
  component: AddProductContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: { userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn(), onSaving: fn(() => endSaving) },
  parameters: { api: [answers(productFormEndpoints, { add: ({ body }) => add(body) }), answers(productEndpoints, { one: () => one(), list: () => list() })] },
  beforeEach: () => {
    storage.clear();
    add.mockClear();
    endSaving.mockClear();
    list.mockReset().mockImplementation(() => ({ data: [] }));
    one.mockReset().mockImplementation(() => ({ data: aProduct() }));
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
  name: 'Save and add another empties the form and starts at its first field',
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
  name: 'Filled in from another product; a stored draft stays on offer',
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
  name: 'A scanner fills SKU and Barcode without saving; Ctrl Enter saves, with numbers as they were meant',
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
  beforeEach: async () => {
    store('restored', { photos: ['front'], hasVideo: true });
    await keepDraftPhotos(storage, 'restored', new Map([['front', front]]));
  },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    const restore = () => userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await step('the draft is offered, and the form is empty', async () => {
      await expect(await canvas.findByText('You have an unsaved draft. Add the video again.')).toBeVisible();
      await expect(name).toHaveValue('');
    });
    await step('it is restored with its photo, and nothing of what was entered meanwhile is mixed into it', async () => {
      await userEvent.type(name, 'Linen Shirt');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Sleeve' }), '60');
      await restore();
      await expect(name).toHaveValue('Oxford Shirt');
      await expect(canvas.getByRole('textbox', { name: 'Chest' })).toHaveValue('52');
      await expect(canvas.getByRole('textbox', { name: 'Sleeve' })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: /Brand/ })).toHaveValue('Cos');
      await expect(canvas.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
    });
    await step('what was entered meanwhile is offered in its turn, and both are stored', async () => {
      await expect(names().toSorted()).toEqual(['Linen Shirt', 'Oxford Shirt']);
      await expect(canvas.getByText('You have an unsaved draft.')).toBeVisible();
      await restore();
      await expect(name).toHaveValue('Linen Shirt');
      await expect(canvas.getByRole('textbox', { name: 'Chest' })).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Remove front.png' })).not.toBeInTheDocument();
    });
  },
});

export const DraftDiscarded = meta.story({
  beforeEach: () => void store('discarded'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
    await expect(canvas.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    await expect(storage.length).toBe(0);
  },
});

let startDecoding: () => void;

export const LargePhoto = meta.story({
  beforeEach: () => {
    const decode = window.createImageBitmap;
    const isStarted = new Promise<void>((resolve) => {
      startDecoding = resolve;
    });
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await isStarted;
      return decode(source);
    };
    return () => {
      window.createImageBitmap = decode;
    };
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('saving waits until the photo has been made smaller', async () => {
      const large = new File([front, new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' });
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
      await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, large);
      await canvas.findByText('Making smaller…');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
      await expect(add).not.toHaveBeenCalled();
    });
    await step('it is saved with the smaller one', async () => {
      startDecoding();
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(add.mock.lastCall![0].images).toEqual([expect.objectContaining({ name: 'large.jpg', type: 'image/jpeg' })]);
    });
  },
});

let closeOtherTab: () => void;

export const DraftOfAnotherTab = meta.story({
  beforeEach: async () => {
    store('elsewhere');
    await new Promise<void>((opened) => {
      const untilClosed = new Promise<void>((resolve) => {
        closeOtherTab = resolve;
      });
      void navigator.locks.request(draftLock('elsewhere'), () => {
        opened();
        return untilClosed;
      });
    });
    return () => closeOtherTab();
  },
  play: async ({ canvas, step }) => {
    await step('while that tab is open, its draft is neither offered nor removed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Linen Shirt');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(canvas.queryByText(/unsaved draft/)).not.toBeInTheDocument();
      await expect(names()).toEqual(['Oxford Shirt']);
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Linen Shirt', chest: '' }));
    });
    await step('once it has been closed, its draft is offered', async () => {
      closeOtherTab();
      await expect(await canvas.findByText('You have an unsaved draft.')).toBeVisible();
    });
  },
});

let answer: { succeed: () => void; fail: () => void };

export const LeftWhileSaving = meta.story({
  beforeEach: () => {
    add.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = { succeed: () => resolve({ message: 'Created' }), fail: () => reject(new Refusal(422, 'Invalid', { fields: { sku: ['The SKU has already been taken.'] } })) };
        }),
    );
    return () => add.mockImplementation(() => ({ message: 'Created' }));
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</Button>
        {isOpen && <AddProductContainer {...args} />}
        <Toasts />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await step('until the answer comes the draft is kept, and not offered', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
      await press('Save Product');
      await waitFor(() => expect(add).toHaveBeenCalledOnce());
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
      await expect(args.onSaving).toHaveBeenCalledOnce();
      await expect(endSaving).not.toHaveBeenCalled();
      await press('Leave');
      await press('Return');
      await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
      await expect(names()).toEqual(['Oxford Shirt']);
      await expect(canvas.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    });
    await step('a failure is toasted, and the draft is offered', async () => {
      answer.fail();
      await expect(await findToast('The product was not saved. Your draft is kept.')).toBeInTheDocument();
      await expect(await findToast('The SKU has already been taken.')).toBeInTheDocument();
      await expect(await canvas.findByText('You have an unsaved draft.')).toBeVisible();
      await expect(endSaving).toHaveBeenCalledOnce();
    });
    await step('a success is toasted, removes the draft and navigates nowhere', async () => {
      await press('Restore draft');
      await press('Save Product');
      await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
      await press('Leave');
      answer.succeed();
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(storage.length).toBe(0);
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
  },
});

export const StoppedWhileSaving = meta.story({
  name: 'Saving is stopped: the draft says that no answer came, and saving it again adds no second product',
  beforeEach: () => {
    add.mockImplementation(() => new Promise(() => {}));
    return () => add.mockImplementation(() => ({ message: 'Created' }));
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</Button>
        {isOpen && <AddProductContainer {...args} />}
        <Toasts />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const name = () => canvas.getByRole('textbox', { name: 'Product name' });
    const stop = async () => {
      await press('Save Product');
      await waitFor(() => expect(endSaving.mock.calls.length).toBeLessThan(onSaving.mock.calls.length));
      await press('Leave');
      onSaving.mock.lastCall?.[0]();
    };
    const onSaving = args.onSaving as Mock<(stop: () => void) => () => void>;
    await step('left', async () => {
      await userEvent.type(name(), 'Oxford Shirt');
      await stop();
      await expect(await findToast('Saving was stopped, but the product may be saved already. Your draft is kept.')).toBeInTheDocument();
      await expect(endSaving).toHaveBeenCalledOnce();
      await expect(names()).toEqual(['Oxford Shirt']);
    });
    await step('the server has it now: it counts as saved, and nothing is sent', async () => {
      await press('Return');
      await expect(await canvas.findByText(/It may be saved already, because no answer came/)).toBeVisible();
      await press('Restore draft');
      list.mockImplementation(() => ({ data: [aProduct({ name: 'Oxford Shirt' })] }));
      await press('Save Product');
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(add).toHaveBeenCalledOnce();
      await expect(storage.length).toBe(0);
    });
    await step('what was changed since is another product', async () => {
      list.mockImplementation(() => ({ data: [] }));
      await userEvent.type(name(), 'Linen Shirt');
      await stop();
      await press('Return');
      await press('Restore draft');
      await userEvent.type(name(), ' II');
      list.mockImplementation(() => ({ data: [aProduct({ name: 'Linen Shirt' }), aProduct({ id: 2, name: 'Linen Shirt II' })] }));
      await press('Save Product');
      await waitFor(() => expect(add).toHaveBeenCalledTimes(3));
    });
  },
});

export const RemovedImageUndone = meta.story({
  name: 'A removed picture is put back where it was, by Undo and by its key',
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const side = new File([front], 'side.png', { type: front.type });
    const back = new File([front], 'back.png', { type: front.type });
    await userEvent.upload(input, [front, side, back]);
    await canvas.findByRole('button', { name: 'Remove back.png' });
    const order = () => canvas.getAllByRole('button', { name: /^Remove (?!all)/ }).map((button) => button.ariaLabel);
    const all = ['Remove front.png', 'Remove side.png', 'Remove back.png'];
    const remove = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));

    await step('the main one, by the button of the message', async () => {
      await remove('front.png');
      await expect(order()).toEqual(all.slice(1));
      await findToast('front.png removed');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(order()).toEqual(all);
      await expect(canvas.getByRole('button', { name: 'Remove front.png' })).toHaveFocus();
    });
    await step('one between others, by Ctrl Z', async () => {
      await remove('side.png');
      await findToast('side.png removed');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(order()).toEqual(all);
    });
    await step('all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
      await findToast('All images removed');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(order()).toEqual(all);
    });
    await step('while the product is being saved nothing is put back', async () => {
      add.mockImplementation(() => new Promise(() => {}));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
      await remove('side.png');
      await findToast('side.png removed');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(screen.queryByText('side.png removed')).not.toBeInTheDocument());
      add.mockImplementation(() => ({ message: 'Created' }));
    });
  },
});

export const PhotosNotStored = meta.story({
  beforeEach: () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product name' }), 'Oxford Shirt');
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, front);
    await expect(await canvas.findByText('Draft saved without the photos')).toBeVisible();
    await expect(names()).toEqual(['Oxford Shirt']);
  },
});
