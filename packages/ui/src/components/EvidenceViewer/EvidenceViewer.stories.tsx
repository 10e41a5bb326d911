import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { EvidenceViewer } from './EvidenceViewer.tsx';

const photo = (name: string, index: number) => ({ src: `/assets-drawn/garments/${name}.svg`, alt: `Evidence photo ${index + 1}` });
const evidence = ['dress-silk', 'skirt-plum', 'dress-olive', 'coat-trench'].map(photo);
const broken = { src: 'data:image/png;base64,AAAA', alt: 'Evidence photo 2' };

const meta = preview.meta({
  title: 'Components/Overlays/EvidenceViewer',
  component: EvidenceViewer,
  tags: ['new'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, images: evidence, index: 0, caption: 'Refund RF-3082 · Silk Slip Dress', onIndexChange: fn(), onClose: fn() },
  render: (args) => <Controlled {...args} />,
});

function Controlled({ index, onIndexChange, ...args }: ComponentProps<typeof EvidenceViewer>) {
  const [shown, setShown] = useState(index);
  return (
    <EvidenceViewer
      {...args}
      index={shown}
      onIndexChange={(next) => {
        setShown(next);
        onIndexChange(next);
      }}
    />
  );
}

const dialog = () => screen.findByRole('dialog');
const control = (name: string) => screen.getByRole('button', { name });
const thumbnail = (name: string) => within(screen.getByRole('list', { name: 'Photos' })).getByRole('button', { name });
const picture = (name: string) => screen.getByRole('img', { name });
/** Returns the picture once it is loaded and placed. */
const shown = (name: string) =>
  waitFor(async () => {
    await expect(picture(name)).toHaveAttribute('data-shown');
    return picture(name);
  });
const stage = () => document.querySelector<HTMLElement>('[data-shown]')!.parentElement!;
const transformOf = (element: Element) => (element as HTMLElement).style.transform;

export const Default = meta.story({
  play: async ({ step }) => {
    await step('its name says which photo it shows, and how many there are', async () => {
      await screen.findByRole('dialog', { name: 'Evidence photo 1 1 of 4' });
      await waitFor(() => expect(control('Close')).toHaveFocus());
      await waitFor(() => expect(screen.getByText('Refund RF-3082 · Silk Slip Dress')).toBeVisible());
    });
    await step('every photo has a thumbnail, and the first has none before it', async () => {
      await expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('button')).toHaveLength(4);
      await expect(thumbnail('Evidence photo 1')).toHaveAttribute('aria-current', 'true');
      await expect(control('Previous image')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a thumbnail shows its photo, which is announced', async () => {
      await userEvent.click(thumbnail('Evidence photo 3'));
      await shown('Evidence photo 3');
      await expect(screen.getByText('Evidence photo 3, 3 of 4')).toBeInTheDocument();
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ args, step }) => {
    await dialog();
    await shown('Evidence photo 1');
    await step('the arrow keys and the page keys go through the photos and stop at both ends', async () => {
      await userEvent.keyboard('{ArrowRight}{PageDown}');
      await shown('Evidence photo 3');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await shown('Evidence photo 4');
      await userEvent.keyboard('{PageUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await shown('Evidence photo 1');
    });
    await step('plus, minus and 0 zoom in steps of 50, which is announced', async () => {
      await userEvent.keyboard('+=');
      await expect(screen.getAllByText('200 %')).toHaveLength(2);
      await expect(transformOf(picture('Evidence photo 1'))).toContain('scale(2)');
      await userEvent.keyboard('-');
      await expect(transformOf(picture('Evidence photo 1'))).toContain('scale(1.5)');
      await userEvent.keyboard('0');
      await expect(control('Zoom out')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{+>9/}');
      await expect(transformOf(picture('Evidence photo 1'))).toContain('scale(4)');
      await expect(control('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('while it is zoomed the arrow keys move the picture up to its edge, and the page keys show another', async () => {
      const before = transformOf(picture('Evidence photo 1'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(transformOf(picture('Evidence photo 1'))).not.toBe(before);
      await userEvent.keyboard('{ArrowDown>60/}');
      const edge = transformOf(picture('Evidence photo 1'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(transformOf(picture('Evidence photo 1'))).toBe(edge);
      await userEvent.keyboard('{PageDown}');
      await shown('Evidence photo 2');
    });
    await step('r turns by a quarter, which is announced; the next photo is upright and whole again', async () => {
      await userEvent.keyboard('r');
      await expect(transformOf(picture('Evidence photo 2'))).toContain('rotate(90deg)');
      await expect(screen.getByText('Rotated 90°')).toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}');
      await expect(transformOf(await shown('Evidence photo 3'))).toContain('rotate(0deg) scale(1)');
    });
    await step('d downloads the photo under its own name', async () => {
      const link = screen.getByRole('link', { name: 'Download' });
      const pressed = fn((event: MouseEvent) => event.preventDefault());
      link.addEventListener('click', pressed);
      await userEvent.keyboard('d');
      await expect(pressed).toHaveBeenCalledTimes(1);
      await expect(link).toHaveAttribute('download', 'dress-olive.svg');
    });
    await step('a browser’s own shortcut is left alone', async () => {
      await userEvent.keyboard('{Control>}r{/Control}');
      await expect(transformOf(picture('Evidence photo 3'))).toContain('rotate(0deg)');
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const FocusStays = meta.story({
  play: async ({ step }) => {
    await dialog();
    await shown('Evidence photo 1');
    await step('on Next, also when it is at the end', async () => {
      control('Next image').focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await shown('Evidence photo 4');
      await expect(control('Next image')).toHaveFocus();
      await expect(control('Next image')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('on Zoom out, also at 100', async () => {
      await userEvent.keyboard('+');
      control('Zoom out').focus();
      await userEvent.keyboard('{Enter}');
      await expect(control('Zoom out')).toHaveFocus();
    });
    await step('on the thumbnail of the photo that is shown; the others are no stops of Tab', async () => {
      thumbnail('Evidence photo 4').focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(thumbnail('Evidence photo 3')).toHaveFocus();
      await expect(thumbnail('Evidence photo 4')).toHaveAttribute('tabindex', '-1');
    });
  },
});

export const Mouse = meta.story({
  play: async ({ step }) => {
    await dialog();
    const image = await shown('Evidence photo 1');
    const box = stage().getBoundingClientRect();
    const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    await step('a double click zooms to 200 and back', async () => {
      await fireEvent.doubleClick(stage(), middle);
      await expect(transformOf(image)).toMatch(/^translate\(0px, .* scale\(2\)$/);
      await fireEvent.doubleClick(stage(), middle);
      await expect(transformOf(image)).toContain('scale(1)');
    });
    await step('the wheel zooms where the pointer is, and a map shows the part', async () => {
      await expect(document.querySelector('[data-part="map"]')).toBeNull();
      await fireEvent.wheel(stage(), { ...middle, clientY: middle.clientY + 100, deltaY: -600 });
      await expect(transformOf(image)).toMatch(/translate\(0px, -2\d\d/);
      await expect(document.querySelector('[data-part="map"]')).toBeInTheDocument();
    });
    await step('a pinch on a touchpad in Safari zooms the picture, not the page', async () => {
      const gesture = (type: string, scale: number) => Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale, ...middle });
      stage().dispatchEvent(gesture('gesturestart', 1));
      await fireEvent(stage(), gesture('gesturechange', 0.1));
      await expect(transformOf(image)).toContain('scale(1)');
      stage().dispatchEvent(gesture('gesturestart', 1));
      const change = gesture('gesturechange', 3);
      await fireEvent(stage(), change);
      await expect(transformOf(image)).toContain('scale(3)');
      await expect(change.defaultPrevented).toBe(true);
    });
    await step('a drag moves the picture, and not past its edge', async () => {
      const before = transformOf(image);
      await fireEvent.pointerDown(stage(), { pointerId: 1, pointerType: 'mouse', button: 0, ...middle });
      await fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', ...middle, clientY: middle.clientY + 40 });
      await expect(transformOf(image)).not.toBe(before);
      await fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', ...middle, clientY: middle.clientY + 5000 });
      const edge = transformOf(image);
      await fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', ...middle, clientY: middle.clientY + 9000 });
      await expect(transformOf(image)).toBe(edge);
      await fireEvent.pointerUp(stage(), { pointerId: 1, pointerType: 'mouse', ...middle });
    });
  },
});

const finger = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, pointerType: 'touch', button: 0, clientX, clientY });
async function swipe(from: [number, number], to: [number, number]) {
  await fireEvent.pointerDown(stage(), finger(2, ...from));
  await fireEvent.pointerMove(stage(), finger(2, ...to));
  await fireEvent.pointerUp(stage(), finger(2, ...to));
}

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await dialog();
    await shown('Evidence photo 1');
    await step('a swipe shows the next and the previous photo', async () => {
      await swipe([300, 300], [200, 310]);
      await shown('Evidence photo 2');
      await swipe([100, 300], [200, 290]);
      await shown('Evidence photo 1');
    });
    await step('a short one leaves it in its place', async () => {
      await swipe([200, 300], [170, 300]);
      await expect(transformOf(picture('Evidence photo 1'))).toContain('translate(0px, 0px)');
    });
    await step('a double tap zooms to 200, where a drag moves the picture instead', async () => {
      for (let tap = 0; tap < 2; tap += 1) {
        await fireEvent.pointerDown(stage(), finger(2, 180, 300));
        await fireEvent.pointerUp(stage(), finger(2, 180, 300));
      }
      await waitFor(() => expect(transformOf(picture('Evidence photo 1'))).toContain('scale(2)'));
      await swipe([300, 300], [200, 300]);
      await expect(picture('Evidence photo 1')).toBeInTheDocument();
      await userEvent.keyboard('0');
    });
    await step('two fingers zoom', async () => {
      await fireEvent.pointerDown(stage(), finger(2, 160, 300));
      await fireEvent.pointerDown(stage(), finger(3, 200, 300));
      await fireEvent.pointerMove(stage(), finger(3, 280, 300));
      await waitFor(() => expect(transformOf(picture('Evidence photo 1'))).toContain('scale(3)'));
      await fireEvent.pointerUp(stage(), finger(3, 280, 300));
      await fireEvent.pointerUp(stage(), finger(2, 160, 300));
      await userEvent.keyboard('0');
    });
    await step('a swipe down closes it', async () => {
      await expect(args.onClose).not.toHaveBeenCalled();
      await swipe([180, 200], [185, 340]);
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Broken = meta.story({
  args: { images: [evidence[0]!, broken, evidence[2]!], index: 1 },
  play: async ({ step }) => {
    await step('keeps its place in the count, and has nothing to zoom or download', async () => {
      await screen.findByRole('dialog', { name: 'Evidence photo 2 2 of 3' });
      await screen.findByRole('button', { name: 'Try again' });
      await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
      await expect(control('Rotate')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the others are shown', async () => {
      await userEvent.click(control('Next image'));
      await shown('Evidence photo 3');
    });
    await step('a picture that failed is requested again and shown', async () => {
      await fireEvent.error(picture('Evidence photo 3'));
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await shown('Evidence photo 3');
      await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });
  },
});

export const OtherOrigin = meta.story({
  args: { images: [{ src: 'https://media.invalid/zip.png', alt: 'Evidence photo 1' }] },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Download' });
    // The server does not exist, so this waits for the failure.
    if (link.getAttribute('aria-disabled') === null) await expect(link).toHaveAttribute('target', '_blank');
    await screen.findByRole('button', { name: 'Try again' });
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
  play: ({ step }) => overlayConformance({ role: 'dialog', name: 'Evidence photo 1 1 of 4', trigger: 'Look closer', step }),
});

export const One = meta.story({
  args: { images: evidence.slice(0, 1), caption: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Evidence photo 1 1 of 1' });
    await expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: { images: Array.from({ length: 30 }, (_, index) => photo(index % 2 === 0 ? 'dress-silk' : 'skirt-plum', index)), index: 16 },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Evidence photo 17 17 of 30' });
    const list = screen.getByRole('list', { name: 'Photos' }).getBoundingClientRect();
    const current = thumbnail('Evidence photo 17').getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(list.left);
    await expect(current.right).toBeLessThanOrEqual(list.right);
  },
});

export const LongText = meta.story({
  args: {
    images: evidence.map((image) => ({ ...image, alt: 'What the traveler saw when the case was opened at the hotel in Lisbon' })),
    caption: 'Refund RF-3082 · Reversible Water-Repellent Double-Breasted Travelling Trench Coat',
  },
});

export const MirroredArrowKeys = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await dialog();
    await shown('Evidence photo 1');
    await userEvent.keyboard('{ArrowLeft}');
    await shown('Evidence photo 2');
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
