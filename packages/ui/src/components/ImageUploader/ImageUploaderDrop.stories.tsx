import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Toasts } from '../Toast/Toasts.tsx';
import { ImageUploader } from './ImageUploader.tsx';
import { drag, drop, names } from './testing/chooseFiles.ts';
import { Controlled } from './testing/Controlled.tsx';
import { png } from './testing/pictures.ts';

const meta = preview.meta({
  title: 'Patterns/Dropping files',
  component: ImageUploader,
  args: { label: 'Product Image', value: [], maxCount: 20, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const DropAndPaste = meta.story({
  args: { value: [] },
  play: async ({ canvas, canvasElement, step }) => {
    const group = canvas.getByRole('group', { name: 'Product Image' });
    await step('files can be dropped', async () => {
      drop(group, png('dropped.png'));
      await canvas.findByRole('button', { name: 'Remove dropped.png' });
    });
    await step('a picture can be pasted', async () => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(png('pasted.png'));
      const button = canvas.getByRole('button', { name: 'Add more' });
      button.focus();
      button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await canvas.findByRole('button', { name: 'Remove pasted.png' });
      await expect(names(canvasElement)).toEqual(['dropped.png', 'pasted.png']);
    });
  },
});

export const DroppedBeside = meta.story({
  render: (args) => (
    <>
      <p>Beside the zone</p>
      <ImageUploader {...args} />
      <Toasts />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const beside = canvas.getByText('Beside the zone');
    await step('a dragged file marks the page, so that the zone shows itself', async () => {
      await expect(drag('dragover', beside)).toBe(true);
      await expect(document.documentElement).toHaveAttribute('data-file-drag');
      drag('dragleave', document.documentElement);
      await expect(document.documentElement).not.toHaveAttribute('data-file-drag');
    });
    await step('dropped there, it is not opened, and the zone is named', async () => {
      await expect(drop(beside, png('missed.png'))).toBe(true);
      await waitFor(() => expect(screen.getByText('Nothing was added: drop the file on Product Image')).toBeVisible());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
});

export const DragOver = meta.story({
  args: { value: [] },
  play: async ({ canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Product Image' });
    const zone = () => document.querySelector('[data-drop-target]');
    await step('a dragged file can be dropped', async () => {
      await expect(drag('dragover', group)).toBe(true);
      await waitFor(() => expect(zone()).toBeInTheDocument());
    });
    await step('also while it is dragged from child to child', async () => {
      drag('dragleave', group, group.firstElementChild);
      await expect(zone()).toBeInTheDocument();
    });
    await step('no longer after it has left', async () => {
      drag('dragleave', group, document.body);
      await waitFor(() => expect(zone()).not.toBeInTheDocument());
    });
    await step('dragged text is ignored', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'trench');
      const isLeft = group.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
      await expect(isLeft).toBe(true);
      await expect(zone()).not.toBeInTheDocument();
    });
  },
});
