import { type ChangedProduct, type NewProduct, productEndpoints, productFormEndpoints, productLines, type ProductWire, underWireNames } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { invalid, Refusal } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { MemoryStorage } from '../../kit/testing/memoryStorage.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { drawnProductWires } from '../testing/drawnProducts.ts';
import { EditProductContainer } from './EditProductContainer.tsx';

const storage = new MemoryStorage();
const drawn = drawnProductWires(3).flatMap(({ images }) => images ?? []);

/** The product on the server; undefined once it has been deleted. */
let stored: ProductWire | undefined;

function found(): ProductWire {
  if (stored === undefined) throw new Refusal(404, 'Product not found.');
  return stored;
}

const one = fn(() => ({ data: found() }));
const change = fn((body: ChangedProduct): { message: string } => {
  const kept = (found().images ?? []).filter(({ id }) => body.keepImageIds.includes(String(id)));
  const added = body.images.map((_, place) => ({ id: 900 + place, image_url: '/new.png', is_primary: false }));
  const videos = body.videoUrl === undefined ? found().videos : body.videoUrl === '' ? [] : [{ video_url: body.videoUrl }];
  stored = { ...found(), ...underWireNames(productLines, body), images: [...kept, ...added], videos };
  return { message: 'Product updated successfully!' };
});
const add = fn((_body: NewProduct) => ({ message: 'Product added successfully!' }));

const meta = preview.meta({
  title: 'Screens/Edit Product/With the API',
  component: EditProductContainer,
  tags: ['spec:2.2', 'spec:2.4', 'spec:2.7', 'spec:2.8'],
  args: { id: '1', userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn(), onSaving: fn(() => () => {}) },
  parameters: {
    api: [
      answers(productEndpoints, { one: () => one(), list: () => ({ data: [] }) }),
      answers(productFormEndpoints, { change: ({ body }) => change(body), add: ({ body }) => add(body) }),
    ],
  },
  beforeEach: () => {
    storage.clear();
    for (const mock of [one, change, add]) mock.mockClear();
    stored = aProduct({ images: drawn.slice(0, 3), videos: [{ video_url: 'https://video.example/trench' }] });
  },
  render: (args) => (
    <>
      <EditProductContainer {...args} />
      <Toasts />
    </>
  ),
});

const note = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Note' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const Saved = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('opened, nothing is unsaved', async () => {
      await expect(await note(canvas)).toHaveValue('Spare button sewn inside the left pocket.');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
    });
    await step('a change is unsaved until it is taken back', async () => {
      await userEvent.type(await note(canvas), '!');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, expect.any(Function));
      await userEvent.keyboard('{Backspace}');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
      await expect(storage.length).toBe(0);
    });
    await step('two presses save once: the changed field, the kept images and the stored video', async () => {
      await userEvent.type(await note(canvas), ' New hem.');
      const [first] = canvas.getAllByRole('button', { name: /^Remove (?!all)/ });
      await userEvent.click(first!);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Product' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(change).toHaveBeenCalledTimes(1);
      await expect(change).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Double-Breasted Trench',
          basePrice: '42.00',
          note: 'Spare button sewn inside the left pocket. New hem.',
          videoUrl: 'https://video.example/trench',
          keepImageIds: drawn.slice(1, 3).map(({ id }) => String(id)),
          images: [],
        }),
      );
    });
    await step('a toast is shown, and no changes are unsaved', async () => {
      await expect(await findToast('Product updated successfully!')).toBeInTheDocument();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, expect.any(Function));
      await expect(storage.length).toBe(0);
    });
  },
});

export const StoredOtherwise = meta.story({
  name: 'Saved, but stored otherwise',
  beforeEach: () => {
    change.mockImplementationOnce((body) => {
      stored = { ...found(), note: body.note, base_price: '1.23' };
      return { message: 'Product updated successfully!' };
    });
  },
  play: async ({ args, canvas, step }) => {
    const price = () => canvas.getByRole('textbox', { name: 'Base price' });
    await step('each difference is told, and the form stays', async () => {
      await userEvent.type(await note(canvas), ' New hem.');
      await userEvent.clear(price());
      await userEvent.type(price(), '1.20');
      await userEvent.click(canvas.getAllByRole('button', { name: /^Remove (?!all)/ })[0]!);
      await save(canvas);
      const dialog = await question('Saved, but not all of it');
      await waitFor(() => expect(dialog.getByText('The server stored 1.23 for Base price.')).toBeVisible());
      await expect(dialog.getByText('3 pictures are there instead of 2.')).toBeVisible();
      await expect(args.onSaved).not.toHaveBeenCalled();
      await expect(screen.queryByText('Product updated successfully!')).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    });
    await step('the form opens with what is stored, and can be saved again', async () => {
      await waitFor(() => expect(price()).toHaveValue('1.23'));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await userEvent.clear(price());
      await userEvent.type(price(), '1.25');
      await save(canvas);
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(change).toHaveBeenCalledTimes(2);
    });
  },
});

export const NumbersAsWritten = meta.story({
  name: 'Numbers in words',
  beforeEach: () => {
    stored = aProduct({ images: [], base_price: 'on request', deposit: '45,50', chest: 'about 50', length: 'long' });
  },
  play: async ({ args, canvas, step }) => {
    const chest = () => canvas.getByRole('textbox', { name: 'Chest' });
    await step('it opens as it is written', async () => {
      await userEvent.type(await note(canvas), ' New hem.');
      await expect(canvas.getByRole('textbox', { name: 'Base price' })).toHaveValue('on request');
      await expect(canvas.getByText('Cannot be added up.')).toBeVisible();
    });
    await step('another text that is no number is not sent', async () => {
      await userEvent.clear(chest());
      await userEvent.type(chest(), ',234');
      await save(canvas);
      await waitFor(() => expect(chest()).toHaveAccessibleDescription(/Use digits and one decimal point/));
      await expect(change).not.toHaveBeenCalled();
    });
    await step('a number is sent, with the others as they are', async () => {
      await userEvent.clear(chest());
      await userEvent.type(chest(), '51');
      await save(canvas);
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(change).toHaveBeenCalledWith(expect.objectContaining({ basePrice: 'on request', deposit: '45.50', chest: '51', length: 'long' }));
    });
  },
});

export const NotFound = meta.story({
  beforeEach: () => {
    stored = undefined;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Product 1 not found' })).toBeVisible();
  },
});

export const FailsThenLoads = meta.story({
  name: 'Failure, then success',
  beforeEach: () => {
    one.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load product data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await note(canvas)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Messages at their fields',
  beforeEach: () => {
    change.mockImplementationOnce(() => {
      throw invalid({ lateFee: ['The late fee must be at most 80.'], 'keepImageIds.0': ['An image is not of this product.'] });
    });
  },
  play: async ({ args, canvas, step }) => {
    await userEvent.type(await note(canvas), ' Kept.');
    await save(canvas);
    await step('the sentence of the failure comes first, and each message is at its field', async () => {
      await expect(await canvas.findByText('Failed to update product.', { selector: '[data-save-bar] *' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Late fee' })).toHaveAccessibleDescription('$ The late fee must be at most 80.');
      await expect(canvas.getByText('An image is not of this product.', { selector: 'section p' })).toBeVisible();
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
    await step('nothing typed is lost, and the next attempt saves', async () => {
      await expect(await note(canvas)).toHaveValue('Spare button sewn inside the left pocket. Kept.');
      await save(canvas);
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    });
  },
});

export const TooLarge = meta.story({
  beforeEach: () => {
    change.mockImplementationOnce(() => {
      throw new Refusal(413, 'The request is too large.');
    });
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(await note(canvas), ' Kept.');
    await save(canvas);
    await expect(await canvas.findByText('Failed to update product.', { selector: '[data-save-bar] *' })).toBeVisible();
    await expect(canvas.getByText('The request is too large.', { selector: '[data-save-bar] *' })).toBeVisible();
    await expect(await note(canvas)).toHaveValue('Spare button sewn inside the left pocket. Kept.');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const LostResponse = meta.story({
  name: 'Lost response',
  beforeEach: () => {
    change.mockImplementationOnce((body) => {
      stored = { ...found(), note: body.note, images: [] };
      return new Response('{"mess') as never;
    });
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(await note(canvas), ' Lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(await findToast('Product updated successfully!')).toBeInTheDocument();
    await expect(change).toHaveBeenCalledTimes(1);
  },
});

export const ChangedElsewhere = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.type(await note(canvas), ' Mine.');
    stored = { ...found(), base_price: '50.00' };
    await step('it is asked before anything is sent, and nothing typed is lost', async () => {
      await save(canvas);
      const dialog = await question('Product changed elsewhere');
      await expect(change).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
      await expect(await note(canvas)).toHaveValue('Spare button sewn inside the left pocket. Mine.');
    });
    await step('confirmed, the form replaces what was changed', async () => {
      await save(canvas);
      await userEvent.click((await question('Product changed elsewhere')).getByRole('button', { name: 'Save anyway' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(change).toHaveBeenCalledWith(expect.objectContaining({ basePrice: '42.00', note: 'Spare button sewn inside the left pocket. Mine.' }));
    });
  },
});

export const DeletedElsewhere = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.type(await note(canvas), ' Mine.');
    stored = undefined;
    await step('it is said, and the form is offered as a new product', async () => {
      await save(canvas);
      await userEvent.click((await question('Product deleted elsewhere')).getByRole('button', { name: 'Save as a new product' }));
    });
    await step('it is added with all that was entered, without what was deleted with the product', async () => {
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
      await expect(await findToast('Product added successfully!')).toBeInTheDocument();
      await expect(add).toHaveBeenCalledWith(expect.objectContaining({ note: 'Spare button sewn inside the left pocket. Mine.', images: [] }));
      await expect(add.mock.lastCall![0].videoUrl).toBeUndefined();
      await expect(change).not.toHaveBeenCalled();
    });
  },
});

const list = { query: 'search=silk', ids: ['9', '1', '4'], before: 0, total: 3, size: 10 };

export const SavedAndNext = meta.story({
  args: { list },
  play: async ({ args, canvas }) => {
    await userEvent.type(await note(canvas), ' New hem.');
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('/products/editproduct/4'));
  },
});

/** After the last product of the list the list follows. */
export const SavedAsLast = meta.story({
  args: { list: { ...list, ids: ['9', '4', '1'] } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await note(canvas), ' New hem.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
    await findToast('That was the last of 3 products.');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('/products?search=silk'));
  },
});
