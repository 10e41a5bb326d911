import { type ComponentType, Suspense, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { lazyOverlay } from './lazyOverlay.tsx';
import { lazyPart } from './lazyPart.tsx';
import { LoadFailure } from './failure/LoadFailure.tsx';

const sentence = 'This could not be loaded. Try again, or reload the page.';

const requests = fn().mockName('request');
/** Resolves to a function that lets the code arrive. */
let arrival: Promise<() => void>;

/** Rejects the given number of times, then resolves to the component. */
function failing<Props>(times: number, component: ComponentType<Props>) {
  let left = times;
  return async () => {
    requests();
    if (left > 0) {
      left -= 1;
      throw new Error('offline');
    }
    return component;
  };
}

const Palette = ({ name }: { name: string }) => <p>Palette of {name}</p>;

interface PartProps {
  /** How many requests fail. */
  failures: number;
}

function Part({ failures }: PartProps) {
  const [Lazy] = useState(() => lazyPart(failing(failures, Palette)));
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Lazy name="autumn" />
    </Suspense>
  );
}

const meta = preview.meta({
  title: 'Foundations/lazyPart',
  component: Part,
  tags: ['stable'],
  args: { failures: 0 },
  beforeEach: () => {
    requests.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Palette of autumn')).toBeVisible();
    await expect(requests).toHaveBeenCalledOnce();
  },
});

export const FailsOnce = meta.story({
  args: { failures: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(await canvas.findByText('Palette of autumn')).toBeVisible();
    await expect(requests).toHaveBeenCalledTimes(2);
  },
});

export const FailsThreeTimes = meta.story({
  args: { failures: 3 },
  play: async ({ canvas, step }) => {
    await step('after two attempts it shows that it failed', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
      await expect(requests).toHaveBeenCalledTimes(2);
    });
    await step('Try again keeps the message and the focus while the code is fetched', async () => {
      const retry = canvas.getByRole('button', { name: 'Try again' });
      await userEvent.click(retry);
      await expect(retry).toHaveAccessibleName('Trying…');
      await expect(retry).toHaveFocus();
      await userEvent.click(retry);
    });
    await step('the fourth request succeeds', async () => {
      await expect(await canvas.findByText('Palette of autumn')).toBeVisible();
      await expect(requests).toHaveBeenCalledTimes(4);
    });
  },
});

export const RenderedAgainAfterAFailure = meta.story({
  render: function Render() {
    const [Lazy] = useState(() => lazyPart(failing(2, Palette)));
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button onPress={() => setShown(!isShown)}>Palette</Button>
        <Suspense>{isShown && <Lazy name="autumn" />}</Suspense>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Palette' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Palette' }));
    await expect(await canvas.findByText('Palette of autumn')).toBeVisible();
  },
});

/** A style sheet that fails at first. Its integrity is wrong until the test corrects it. */
function brokenLink(color: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = URL.createObjectURL(new Blob([`.late-part { color: ${color} }`], { type: 'text/css' }));
  link.integrity = `sha256-${'A'.repeat(43)}=`;
  return link;
}

/** Loads it like a bundler: only the first request adds the link, and that request waits until the style sheet has loaded. */
function withStyleSheet(link: HTMLLinkElement) {
  return async () => {
    requests();
    if (requests.mock.calls.length === 1) {
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => reject(new Error('no style sheet')));
        document.head.append(link);
      });
    }
    return () => <p className="late-part">Late</p>;
  };
}

export const StyleSheetFailsOnce = meta.story({
  render: function Render() {
    const [Lazy] = useState(() => {
      const link = brokenLink('rgb(1, 2, 3)');
      link.addEventListener('error', () => link.removeAttribute('integrity'));
      return lazyPart(withStyleSheet(link));
    });
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    );
  },
  play: async ({ canvas }) => {
    const part = await canvas.findByText('Late');
    await expect(getComputedStyle(part).color).toBe('rgb(1, 2, 3)');
    await expect(requests).toHaveBeenCalledTimes(2);
  },
});

export const StyleSheetKeepsFailing = meta.story({
  render: function Render() {
    const [Lazy] = useState(() => lazyPart(withStyleSheet(brokenLink('rgb(4, 5, 6)'))));
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    );
  },
  play: async ({ canvas, step }) => {
    await step('the part is not shown without its styles', async () => {
      await canvas.findByRole('alert');
      await expect(canvas.queryByText('Late')).toBeNull();
    });
    await step('Try again loads the style sheet first', async () => {
      for (const link of document.querySelectorAll('link[integrity]')) link.removeAttribute('integrity');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(getComputedStyle(await canvas.findByText('Late')).color).toBe('rgb(4, 5, 6)');
    });
  },
});

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

export const OverlayFails = meta.story({
  args: { failures: 3 },
  render: (args) => <Overlays {...args} />,
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Dress' });
    await step('two failed attempts open a dialog that has the focus', async () => {
      await userEvent.click(trigger);
      const failure = await screen.findByRole('alertdialog', { name: sentence });
      await expect(within(failure).getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await step('Try again replaces the dialog by the overlay', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(screen.getByRole('button', { name: 'Trying…' })).toHaveFocus();
      await screen.findByRole('dialog', { name: 'About the dress' });
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('closing the overlay returns the focus to its trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const OverlayFailureClosed = meta.story({
  args: { failures: 2 },
  render: (args) => <Overlays {...args} />,
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

export const PressesWhileTheCodeIsFetched = meta.story({
  args: { failures: 1 },
  render: (args) => <Overlays {...args} />,
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

/** Its code arrives when the test calls `arrive`. */
function SlowOverlay({ whenRequested, isLoading }: { whenRequested: (arrive: () => void) => void; isLoading: boolean }) {
  const [Lazy] = useState(() => {
    const load = () => {
      requests();
      return new Promise<ComponentType<DialogProps>>((resolve) => whenRequested(() => resolve(Dialog)));
    };
    return lazyOverlay<DialogProps>(load, { close: ({ onClose }) => onClose() });
  });
  return (
    <>
      {isLoading && <Skeleton width="8rem" />}
      <Overlay piece="Dress" Lazy={Lazy} />
    </>
  );
}

export const OverlayIsSlow = meta.story({
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

export const OverlayCancelled = meta.story({
  render: OverlayIsSlow.input.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    (await arrival)();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    screen.getByRole('dialog', { name: 'About the dress' });
  },
});

export const OverlayLeft = meta.story({
  render: OverlayIsSlow.input.render,
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

export const OverlayFetchedAhead = meta.story({
  render: function Render() {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <SlowOverlay isLoading={isLoading} whenRequested={(arrive) => arrive()} />
        <Button onPress={() => setLoading(false)}>Data arrives</Button>
      </>
    );
  },
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

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <>
      <LoadFailure isRetrying={false} onRetry={fn()} />
      <LoadFailure isRetrying onRetry={fn()} />
    </>
  ),
});

export const OverlaySheet = meta.story({
  tags: ['sheet'],
  args: { failures: 9 },
  render: (args) => <Overlays {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dress' }));
    await screen.findByRole('alertdialog');
  },
});
