import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { AvatarUploader } from './AvatarUploader.tsx';

const meta = preview.meta({
  title: 'Components/Files/AvatarUploader',
  component: AvatarUploader,
  tags: ['stable'],
  args: { label: 'Profile photo', name: 'Marta Vidal', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

function Controlled({ value, onChange, ...args }: ComponentProps<typeof AvatarUploader>) {
  const [file, setFile] = useState(value);
  return (
    <AvatarUploader
      {...args}
      value={file}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
    />
  );
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPYMTsPAAPQAcLxHeX1AAAAAElFTkSuQmCC';
const png = new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'marta.png');

const choose = (root: HTMLElement, file: File) =>
  userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, file, { applyAccept: false });

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('a photo can be chosen', async () => {
      await choose(canvasElement, png);
      await expect(await canvas.findByRole('button', { name: 'Change photo' })).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith(png);
    });
    await step('removing it moves focus to the button that chooses another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    });
  },
});

export const DropAndPaste = meta.story({
  play: async ({ args, canvas, step }) => {
    const carried = new DataTransfer();
    carried.items.add(png);
    const group = canvas.getByRole('group', { name: 'Profile photo' });
    await step('a photo can be dropped', async () => {
      group.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
      await canvas.findByRole('button', { name: 'Change photo' });
    });
    await step('another can be pasted', async () => {
      group.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }));
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    });
  },
});

export const Keyboard = meta.story({
  args: { value: png },
  play: async ({ canvas, step }) => {
    await step('Tab goes from button to button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Change photo' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove photo' })).toHaveFocus();
    });
    await step('Space removes the photo', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    });
  },
});

const moving = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const OtherFileTypes = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const gif = new File([Uint8Array.from(atob(moving), (letter) => letter.charCodeAt(0))], 'marta.gif');
    await choose(canvasElement, gif);
    await expect(await canvas.findByRole('button', { name: 'Change photo' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(gif);
  },
});

export const RejectedFile = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, new File(['<html>'], 'marta.png', { type: 'image/png' }));
    await expect(await canvas.findByText('marta.png: Must be an image file (PNG, JPG, WebP or GIF)')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('marta.png: Must be an image file (PNG, JPG, WebP or GIF)');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: { errorMessage: 'the-portrait-of-marta-that-was-taken-at-the-opening-of-the-store-in-barcelona-final-2.tiff: Must be an image file (PNG, JPG, WebP or GIF)' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Controlled {...args} />
      <Controlled {...args} label="With a photo" src="/assets-drawn/garments/knit-cream.svg" />
      <Controlled {...args} label="Just chosen" value={png} />
      <Controlled {...args} label="Refused" errorMessage="marta.tiff: Must be an image file (PNG, JPG, WebP or GIF)" />
    </div>
  ),
});
