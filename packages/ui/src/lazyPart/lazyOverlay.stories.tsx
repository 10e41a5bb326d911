import { type ComponentType, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { lazyOverlay } from './lazyOverlay.tsx';
import { failing, requests } from './testing/failing.ts';

const sentence = 'This could not be loaded. Try again, or reload the page.';

/** Resolves to a function that lets the code arrive. */
let arrival: Promise<() => void>;

function Overlays({ failures }: { failures: number }) {
  const [Lazy] = useState(() => lazyOverlay<DialogProps>(failing(failures, Dialog), { close: ({ onClose }) => onClose() }));
  return (
    <>
      {/* The page is still loading, so that nothing is fetched ahead. */}
      <Skeleton width="8rem" />
      {['Dress', 'Trench'].map((piece) => (
        <Overlay key={piece} piece={piece} Lazy={Lazy} />
      ))}
    </>
  );
}

function Overlay({ piece, Lazy }: { piece: string; Lazy: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{piece}</Button>
      <Lazy isOpen={isOpen} title={`About the ${piece.toLowerCase()}`} onClose={() => setOpen(false)}>
        Silk, size M.
      </Lazy>
    </>
  );
}

interface SlowOverlayProps {
  /** Called with a function that lets the code arrive. */
  whenRequested: (arrive: () => void) => void;
  isLoading: boolean;
  isOften?: boolean;
}

function SlowOverlay({ whenRequested, isLoading, isOften }: SlowOverlayProps) {
  const [Lazy] = useState(() => {
    const load = () => {
      requests();
      return new Promise<ComponentType<DialogProps>>((resolve) => whenRequested(() => resolve(Dialog)));
    };
    return lazyOverlay<DialogProps>(load, { close: ({ onClose }) => onClose(), isOften });
  });
  return (
    <>
      {isLoading && <Skeleton width="8rem" />}
      <Overlay piece="Dress" Lazy={Lazy} />
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/lazyOverlay',
  component: Overlays,
  tags: ['stable'],
  args: { failures: 0 },
  beforeEach: () => {
    requests.mockClear();
  },
});

export const FailsTwice = meta.story({
  args: { failures: 3 },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Dress' });
    await step('two failed attempts open a dialog that has the focus', async () => {
      await userEvent.click(trigger);
      const failure = await screen.findByRole('alertdialog', { name: sentence });
      await expect(within(failure).getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await step('Reload page stays while the server does not answer', async () => {
      const asked = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
      await expect(await screen.findByRole('button', { name: 'Reload page' })).toHaveFocus();
      asked.mockRestore();
    });
    await step('Try again replaces the dialog by the overlay', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(screen.getByRole('button', { name: 'Trying…' })).toHaveFocus();
      const overlay = await screen.findByRole('dialog', { name: 'About the dress' });
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await waitFor(() => expect(overlay).toHaveFocus());
    });
    await step('closing the overlay returns the focus to its trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const FailureClosed = meta.story({
  args: { failures: 2 },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Dress' });
    await step('Close leaves the page as it was', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('alertdialog');
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(trigger).toHaveFocus();
    });
    await step('the code that arrives later opens nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trench' }));
      await screen.findByRole('dialog', { name: 'About the trench' });
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
  },
});

export const PressedMeanwhile = meta.story({
  args: { failures: 1 },
  play: async ({ canvas, step }) => {
    await step('five presses of two buttons open the dialog of the last one', async () => {
      for (const name of ['Dress', 'Dress', 'Dress', 'Trench', 'Trench']) await userEvent.click(canvas.getByRole('button', { name }));
      await screen.findByRole('dialog', { name: 'About the trench' });
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
    await step('no other dialog opens after it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const IsSlow = meta.story({
  render: () => {
    let whenRequested = (_arrive: () => void) => {};
    arrival = new Promise((resolve) => {
      whenRequested = resolve;
    });
    return <SlowOverlay isLoading whenRequested={whenRequested} />;
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Dress' });
    await step('a dialog says that it is loading, and Cancel closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('alertdialog', { name: 'Loading...' });
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('pressed again, the code that arrives replaces it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('alertdialog', { name: 'Loading...' });
      (await arrival)();
      await screen.findByRole('dialog', { name: 'About the dress' });
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(requests).toHaveBeenCalledOnce();
    });
  },
});

export const Cancelled = meta.story({
  render: IsSlow.input.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    (await arrival)();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    screen.getByRole('dialog', { name: 'About the dress' });
  },
});

export const Left = meta.story({
  render: IsSlow.input.render,
  play: async ({ canvas, step }) => {
    const { href } = window.location;
    const trigger = canvas.getByRole('button', { name: 'Dress' });
    await step('Escape closes what has not opened yet', async () => {
      await userEvent.click(trigger);
      await userEvent.keyboard('{Escape}');
    });
    await step('so does another path', async () => {
      await userEvent.click(trigger);
      window.history.replaceState(null, '', '/elsewhere');
      try {
        (await arrival)();
        await waitFor(() => expect(requests).toHaveBeenCalledOnce());
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await expect(screen.queryByRole('dialog')).toBeNull();
      } finally {
        window.history.replaceState(null, '', href);
      }
    });
    await step('a press after that opens it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog', { name: 'About the dress' });
    });
  },
});

function Loading({ isOften }: { isOften: boolean }) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <SlowOverlay isLoading={isLoading} isOften={isOften} whenRequested={(arrive) => arrive()} />
      <Button onPress={() => setLoading(false)}>Data arrives</Button>
    </>
  );
}

export const FetchedAhead = meta.story({
  render: () => <Loading isOften={false} />,
  play: async ({ canvas, step }) => {
    await step('not while the page is loading, nor within a second after a press', async () => {
      await expect(requests).not.toHaveBeenCalled();
      const pressed = performance.now();
      await userEvent.click(canvas.getByRole('button', { name: 'Data arrives' }));
      await waitFor(() => expect(requests).toHaveBeenCalledOnce());
      await expect(performance.now() - pressed).toBeGreaterThan(1000);
    });
    await step('then it opens with the press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
      screen.getByRole('dialog', { name: 'About the dress' });
    });
  },
});

export const FetchedBehindData = meta.story({
  render: () => <Loading isOften />,
  play: async ({ canvas, step }) => {
    await step('not while the page is loading', async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await expect(requests).not.toHaveBeenCalled();
    });
    await step('with the data, however often something is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Data arrives' }));
      await waitFor(async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Data arrives' }));
        await expect(requests).toHaveBeenCalledOnce();
      });
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { failures: 9 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    await screen.findByRole('alertdialog');
  },
});
