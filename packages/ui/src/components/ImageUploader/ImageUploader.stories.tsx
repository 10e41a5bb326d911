import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ImageUploader } from './ImageUploader.tsx';
import { choose, drop, names } from './testing/chooseFiles.ts';
import { Controlled } from './testing/Controlled.tsx';
import { heavyPng, noisyPng, page, phonePhoto, pixelAt, png, vastPng } from './testing/pictures.ts';
import type { UploadImage } from './UploadImage.ts';

const garment = (id: string, name: string): UploadImage => ({ id, url: `/assets-drawn/garments/${name}.svg` });

const garments = [
  garment('1', 'coat-trench'),
  garment('2', 'blazer-navy'),
  garment('3', 'dress-silk'),
  garment('4', 'skirt-plum'),
  garment('5', 'knit-cream'),
];

const meta = preview.meta({
  title: 'Components/Files/ImageUploader',
  component: ImageUploader,
  tags: ['stable'],
  args: { label: 'Product Image', value: garments.slice(0, 3), maxCount: 20, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Product Image' })).toHaveAccessibleDescription(
      '3 images. The first image is the main one. Up to 20 images of at most 40 megapixels. Photos over 5 MB are made smaller.',
    );
  },
});

export const Empty = meta.story({
  args: { value: [] },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it lists the accepted types and sizes', async () => {
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
        'PNG/JPG only, 500x500 recommended. Up to 20 images of at most 40 megapixels. Photos over 5 MB are made smaller.',
      );
    });
    await step('the first picture is the main one', async () => {
      await choose(canvasElement, png('trench.png'), png('back.png'));
      await expect(await canvas.findByText('Main')).toBeVisible();
      await expect(names(canvasElement)).toEqual(['trench.png', 'back.png']);
      await waitFor(() => expect(canvas.getByText('2 images added')).toBeInTheDocument());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

export const RejectedFiles = meta.story({
  args: { value: [] },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('each rejected file is listed with its reason, and the valid one is added', async () => {
      await choose(canvasElement, page('page.png'), png('trench.png'), await vastPng(), await heavyPng());
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'page.png: PNG/JPG only. vast.png: More than 40 megapixels. heavy.png: Larger than 5 MB, and cannot be made smaller',
        ),
      );
      await canvas.findByRole('button', { name: 'Remove trench.png' });
      await expect(names(canvasElement)).toEqual(['trench.png']);
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('a rejected file can be dismissed, and focus moves to the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss page.png' }));
      await expect(canvas.queryByText('page.png')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Dismiss vast.png' })).toHaveFocus();
    });
    await step('after the last one focus moves to Add more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss vast.png' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss heavy.png' }));
      await expect(canvas.getByRole('button', { name: 'Add more' })).toHaveFocus();
    });
  },
});

const changed = fn((_images: readonly UploadImage[]) => {});

export const LargePhotos = meta.story({
  args: { value: [], onChange: changed, onShrinkingChange: fn() },
  play: async ({ args, canvas, canvasElement, step }) => {
    const [phone, noisy] = await Promise.all([phonePhoto(), noisyPng()]);
    await step('photos over 5 MB are made smaller, each with a tile that shows it, and keep their place', async () => {
      await choose(canvasElement, phone, png('small.png'), noisy);
      await expect((await canvas.findAllByText('Making smaller…'))[0]).toBeVisible();
      await waitFor(() => expect(args.onShrinkingChange).toHaveBeenCalledWith(true));
      await waitFor(() => expect(canvas.getByText('3 images added')).toBeInTheDocument(), { timeout: 30_000 });
      await expect(names(canvasElement)).toEqual(['phone.jpg', 'small.png', 'noise.final.jpg']);
      await expect(canvas.queryByText('Making smaller…')).not.toBeInTheDocument();
      await waitFor(() => expect(args.onShrinkingChange).toHaveBeenLastCalledWith(false));
    });
    const added = changed.mock.lastCall![0].map((image) => ('file' in image ? image.file : undefined)!);
    await step('a photo is upright, at most 4,096 px long, under 5 MB and without metadata', async () => {
      const picture = await createImageBitmap(added[0]!, { imageOrientation: 'none' });
      await expect([picture.width, picture.height]).toEqual([3072, 4096]);
      await expect(await pixelAt(picture, 0.5, 0.1)).toEqual([5, 0, 0]);
      await expect(await pixelAt(picture, 0.5, 0.9)).toEqual([0, 0, 5]);
      await expect(new TextDecoder('latin1').decode(await added[0]!.arrayBuffer())).not.toContain('Exif');
      await expect(added[0]!.type).toBe('image/jpeg');
    });
    await step('noise fits too, and what was transparent is white', async () => {
      await expect(noisy.size).toBeGreaterThan(5 * 1024 * 1024);
      await expect(added[2]!.size).toBeLessThanOrEqual(5 * 1024 * 1024);
      await expect(await pixelAt(await createImageBitmap(added[2]!), 0.5, 0.2)).toEqual([5, 5, 5]);
    });
  },
});

export const TooMany = meta.story({
  args: { maxCount: 4 },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, png('fourth.png'), png('fifth.png'));
    await expect(await canvas.findByText('At most 4 images')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dismiss fifth.png' })).toBeInTheDocument();
    await expect(names(canvasElement)).toContain('fourth.png');
    await expect(canvas.getByRole('button', { name: 'Add more' })).toBeDisabled();
  },
});

export const Order = meta.story({
  args: { value: garments },
  play: async ({ canvas, canvasElement, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('Make main moves a picture to the front and announces it', async () => {
      button('Make main: dress-silk.svg').focus();
      await userEvent.keyboard('{Enter}');
      await expect(names(canvasElement)[0]).toBe('dress-silk.svg');
      await expect(canvas.getByText('Photo 3 of 5, now main')).toBeInTheDocument();
    });
    await step('focus stays with the picture', async () => {
      await expect(button('Move later: dress-silk.svg')).toHaveFocus();
    });
    await step('Move later and Move earlier swap two pictures', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
      await expect(names(canvasElement)[2]).toBe('dress-silk.svg');
      await expect(canvas.getByText('Photo 2 of 5, now 3')).toBeInTheDocument();
      await expect(button('Move later: dress-silk.svg')).toHaveFocus();
      await userEvent.click(button('Move earlier: dress-silk.svg'));
      await expect(names(canvasElement)[1]).toBe('dress-silk.svg');
    });
    await step('the first cannot be moved earlier, the last not later', async () => {
      await expect(button('Move earlier: coat-trench.svg')).toBeDisabled();
      await expect(button('Make main: coat-trench.svg')).toBeDisabled();
      await expect(button('Move later: knit-cream.svg')).toBeDisabled();
    });
  },
});

export const SavedAndChosen = meta.story({
  args: { value: [...garments.slice(0, 2), { id: 'new-1', file: png('new.png') }, { id: 'new-2', file: png('newer.png') }] },
  play: async ({ canvas, canvasElement, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('each is moved among its own', async () => {
      await expect(button('Move later: blazer-navy.svg')).toBeDisabled();
      await expect(button('Move earlier: new.png')).toBeDisabled();
      await expect(button('Make main: newer.png')).toBeDisabled();
      await userEvent.click(button('Move earlier: newer.png'));
      await userEvent.click(button('Make main: blazer-navy.svg'));
      await expect(names(canvasElement)).toEqual(['blazer-navy.svg', 'coat-trench.svg', 'newer.png', 'new.png']);
    });
    await step('dropped before a saved one, a chosen one becomes the first of the chosen', async () => {
      const tile = (name: string) => button(`Remove ${name}`).closest('li')!;
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(tile('new.png'), { dataTransfer });
      await fireEvent.dragOver(tile('blazer-navy.svg'), { dataTransfer });
      await fireEvent.drop(tile('blazer-navy.svg'), { dataTransfer });
      await fireEvent.dragEnd(tile('new.png'), { dataTransfer });
      await expect(names(canvasElement)).toEqual(['blazer-navy.svg', 'coat-trench.svg', 'new.png', 'newer.png']);
    });
    await step('once no saved one is left, a chosen one can be made the main one', async () => {
      await userEvent.click(button('Remove blazer-navy.svg'));
      await userEvent.click(button('Remove coat-trench.svg'));
      await userEvent.click(button('Make main: newer.png'));
      await expect(names(canvasElement)).toEqual(['newer.png', 'new.png']);
    });
  },
});

export const DragToReorder = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const tile = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` }).closest('li')!;
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(tile('dress-silk.svg'), { dataTransfer });
    await fireEvent.dragOver(tile('coat-trench.svg'), { dataTransfer });
    await fireEvent.drop(tile('coat-trench.svg'), { dataTransfer });
    await fireEvent.dragEnd(tile('dress-silk.svg'), { dataTransfer });
    await expect(names(canvasElement)).toEqual(['dress-silk.svg', 'coat-trench.svg', 'blazer-navy.svg']);
  },
});

export const Remove = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('removing the main picture makes the next one the main one, which is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove coat-trench.svg' }));
      await expect(names(canvasElement)).toEqual(['blazer-navy.svg', 'dress-silk.svg']);
      await expect(within(canvas.getAllByRole('listitem')[0]!).getByText('Main')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Remove blazer-navy.svg' })).toHaveFocus();
    });
    await step('removing the last picture moves focus to the one before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove dress-silk.svg' }));
      await expect(canvas.getByRole('button', { name: 'Remove blazer-navy.svg' })).toHaveFocus();
    });
    await step('Remove all moves focus to the button that adds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
      await expect(canvas.getByRole('button', { name: /Add images/ })).toHaveFocus();
      await expect(canvas.getByText('All images removed')).toBeInTheDocument();
    });
  },
});

export const RevokesObjectUrls = meta.story({
  args: { value: [] },
  play: async ({ canvas, canvasElement }) => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    await choose(canvasElement, png('trench.png'));
    const picture = await canvas.findByRole('img', { name: 'trench.png' });
    const address = picture.getAttribute('src');
    await expect(address).toMatch(/^blob:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove trench.png' }));
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(address));
  },
});

export const Preview = meta.story({
  args: { onPreview: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview blazer-navy.svg' }));
    await expect(args.onPreview).toHaveBeenCalledWith('2');
  },
});

export const Keyboard = meta.story({
  args: { value: garments.slice(0, 2), onPreview: fn() },
  play: async ({ canvas }) => {
    const stops = [
      'Preview coat-trench.svg',
      'Remove coat-trench.svg',
      'Move later: coat-trench.svg',
      'Preview blazer-navy.svg',
      'Remove blazer-navy.svg',
      'Move earlier: blazer-navy.svg',
      'Make main: blazer-navy.svg',
      'Add more',
      'Remove all',
    ];
    for (const name of stops) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
});

export const Uploading = meta.story({
  args: { progress: 0.62 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '62%');
    await expect(canvas.getByRole('button', { name: 'Remove coat-trench.svg' })).toBeDisabled();
    drop(canvas.getByRole('group', { name: 'Product Image' }), png('late.png'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ServerErrors = meta.story({
  args: { errors: { 2: 'blazer-navy.svg is not a PNG or JPG image.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove blazer-navy.svg' })).toHaveAccessibleDescription(
      'blazer-navy.svg is not a PNG or JPG image.',
    );
  },
});

export const LongText = meta.story({
  args: { value: [], label: 'Product Image' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, page('the-double-breasted-trench-from-behind-with-its-removable-wool-lining-final-final-2.png'));
    await canvas.findByRole('button', { name: /^Dismiss/ });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { value: garments, errors: { 4: 'skirt-plum.svg is not a PNG or JPG image.' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Controlled {...args} />
      <Controlled {...args} label="While saving" value={garments.slice(0, 2)} errors={{}} progress={0.62} />
      <Controlled {...args} label="Nothing yet" value={[]} errors={{}} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('group', { name: 'Product Image' });
    await choose(first!, page('notes.pdf'));
    await canvas.findByRole('button', { name: 'Dismiss notes.pdf' });
  },
});
