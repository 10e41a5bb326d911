import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { draftLock } from '../../kit/drafts/draftClaims.ts';
import { keepDraftPhotos } from '../../kit/drafts/drafts.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { addProductApi, front } from '../testing/addProductApi.ts';
import { AddProductContainer } from './AddProductContainer.tsx';

const { add, storage, store, names, reset, handlers } = addProductApi();

const meta = preview.meta({
  title: 'Screens/Add Product/Drafts with the API',
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
