import { Toasts } from '@valise/ui/Toast';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { findToast } from '../../kit/testing/toasts.ts';
import { addProductApi, front } from '../testing/addProductApi.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const { add, storage, reset, handlers } = addProductApi();

const meta = preview.meta({
  title: 'Screens/Add Product/Photos with the API',
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

export const RemovedImageUndone = meta.story({
  name: 'Removed picture undone',
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
