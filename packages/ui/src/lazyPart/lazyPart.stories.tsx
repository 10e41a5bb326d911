import { Suspense, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../components/Button/Button.tsx';
import { lazyPart } from './lazyPart.tsx';
import { LoadFailure } from './failure/LoadFailure.tsx';
import { failing, requests } from './testing/failing.ts';

const sentence = 'This could not be loaded. Try again, or reload the page.';

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

export const RenderedAfterAFailure = meta.story({
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

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <>
      <LoadFailure isRetrying={false} onRetry={fn()} />
      <LoadFailure isRetrying onRetry={fn()} />
    </>
  ),
});
