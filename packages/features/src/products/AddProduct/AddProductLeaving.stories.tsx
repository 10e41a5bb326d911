import { aProduct } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Button } from '@valise/ui/Button';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { findToast } from '../../kit/testing/toasts.ts';
import { addProductApi } from '../testing/addProductApi.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const { add, list, storage, names, reset, handlers } = addProductApi();
const endSaving = fn();

const meta = preview.meta({
  title: 'Screens/Add Product/Leaving with the API',
  component: AddProductContainer,
  tags: ['spec:2.2', 'spec:2.8'],
  args: { userId: '7', draftStorage: storage, onSaved: fn(), onDirtyChange: fn(), onSaving: fn(() => endSaving) },
  parameters: { api: handlers },
  beforeEach: () => {
    reset();
    endSaving.mockClear();
  },
  render: (args) => (
    <>
      <AddProductContainer {...args} />
      <Toasts />
    </>
  ),
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
        <div style={{ marginBlockEnd: 8 }}>
          <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</Button>
        </div>
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
  name: 'Stopped, then saved again',
  beforeEach: () => {
    add.mockImplementation(() => new Promise(() => {}));
    return () => add.mockImplementation(() => ({ message: 'Created' }));
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <div style={{ marginBlockEnd: 8 }}>
          <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</Button>
        </div>
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
