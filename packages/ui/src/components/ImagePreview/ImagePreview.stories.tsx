import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { ImagePreview } from './ImagePreview.tsx';

const evidence = ['blazer-navy', 'coat-trench', 'dress-silk'].map((name, index) => ({
  src: `/assets-drawn/garments/${name}.svg`,
  alt: `Evidence photo ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Components/Overlays/ImagePreview',
  component: ImagePreview,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, images: evidence, index: 1, onIndexChange: fn(), onClose: fn() },
  render: (args) => <Controlled {...args} />,
});

function Controlled({ index, onIndexChange, ...args }: ComponentProps<typeof ImagePreview>) {
  const [shown, setShown] = useState(index);
  return (
    <ImagePreview
      {...args}
      index={shown}
      onIndexChange={(next) => {
        setShown(next);
        onIndexChange(next);
      }}
    />
  );
}

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Evidence photo 2 2 of 3' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  play: async ({ args, step }) => {
    await screen.findByRole('dialog');
    const shows = (alt: string) => expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
    await step('arrow keys show the next and previous image, which is announced', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows('Evidence photo 3');
      await expect(screen.getByText('Evidence photo 3, 3 of 3')).toBeInTheDocument();
      await userEvent.keyboard('{ArrowLeft}');
      await shows('Evidence photo 2');
    });
    await step('after the last image comes the first', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await shows('Evidence photo 1');
    });
    await step('the buttons show the next and previous image', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
      await shows('Evidence photo 2');
      await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
      await shows('Evidence photo 1');
    });
    await step('the close button and Escape close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
});

export const Conformance = meta.story({
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Look closer</Button>
        <Controlled {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: ({ step }) => overlayConformance({ role: 'dialog', name: 'Evidence photo 2 2 of 3', trigger: 'Look closer', step }),
});

export const One = meta.story({
  args: { images: evidence.slice(0, 1), index: 0 },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Evidence photo 1' });
    await expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  },
});

export const Broken = meta.story({
  args: { images: [{ src: 'data:image/png;base64,AAAA', alt: 'Evidence photo 1' }], index: 0 },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('img')).toBeNull());
    await expect(screen.getByRole('img', { name: 'Evidence photo 1' })).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { images: evidence.map((image) => ({ ...image, alt: 'What the traveler saw when the case was opened at the hotel in Lisbon' })) },
});

export const MirroredArrowKeys = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('img', { name: 'Evidence photo 3' })).toBeInTheDocument();
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
