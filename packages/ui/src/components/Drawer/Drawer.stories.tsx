import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title: 'Order details',
    children: 'Rented by Amelia Thornton from 20 Nov 2026 to 27 Nov 2026.',
    onClose: fn(),
  },
  // The code is fetched at the first opening, and the story ends when the drawer is rendered.
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

function Opener({ onClose, ...args }: ComponentProps<typeof Drawer>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Drawer
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <Link href="/orders/20418">Order</Link>
      </Drawer>
    </>
  );
}

export const Panel = meta.story();

export const Navigation = meta.story({
  args: {
    title: 'Main',
    side: 'start',
    size: 'nav',
    tone: 'sidebar',
    brand: <span style={{ fontSize: 24 }}>Valise</span>,
    children: (
      <nav aria-label="Main" style={{ padding: 24 }}>
        <a href="/">Dashboard</a>
      </nav>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Main' })).toBeInTheDocument();
  },
});

export const Full = meta.story({ args: { size: 'full' } });

export const Conformance = meta.story({
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: ({ step }) => overlayConformance({ role: 'dialog', name: 'Order details', trigger: 'Details', step }),
});

const swipe = async (element: HTMLElement, from: number, to: number) => {
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 200 };
  await fireEvent.pointerDown(element, { ...finger, clientX: from });
  await fireEvent.pointerMove(element, { ...finger, clientX: (from + to) / 2 });
  await fireEvent.pointerMove(element, { ...finger, clientX: to });
  await fireEvent.pointerUp(element, { ...finger, clientX: to });
};

export const SwipeCloses = meta.story({
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('a swipe inwards does nothing', async () => {
      await swipe(dialog, 800, 500);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a swipe towards its edge closes it', async () => {
      await swipe(dialog, 500, 800);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const MirroredSwipe = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await swipe(dialog, 500, 200);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    title: 'The order of a traveler with a very long name, Donaudampfschifffahrtsgesellschaftskapitän',
    children: (
      <>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Left at the reception by the rider, who rang twice.</p>
        ))}
      </>
    ),
  },
});

export const CloseButton = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
