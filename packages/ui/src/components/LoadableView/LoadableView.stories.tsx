import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type Loadable, ready } from './Loadable.ts';
import { LoadableView } from './LoadableView.tsx';

function Greeting({ value, hasSkeleton = false }: { value: Loadable<string>; hasSkeleton?: boolean }) {
  return (
    <LoadableView value={value} loading="Loading product..." skeleton={hasSkeleton ? <Skeleton shape="block" height="6rem" /> : undefined}>
      {(name) => <p>{name}</p>}
    </LoadableView>
  );
}

const retry = fn().mockName('retry');

const meta = preview.meta({
  title: 'Components/Feedback/LoadableView',
  component: Greeting,
  tags: ['stable'],
  args: { value: ready('Silk Slip Dress') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silk Slip Dress')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    value: {
      state: 'failed',
      message: 'The pieces of the autumn and winter collection of the Barcelona flagship store could not be loaded, since the server did not answer in time.',
      retry,
    },
  },
});

export const Loading = meta.story({
  args: { value: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...');
  },
});

export const LoadingWithSkeleton = meta.story({
  args: { value: { state: 'loading' }, hasSkeleton: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('status');
    await expect(text).toHaveTextContent('Loading product...');
    await expect(text.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Failed = meta.story({
  name: 'Error',
  args: { value: { state: 'failed', message: 'Failed to load product data.', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load product data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Retrying = meta.story({
  render: function Render() {
    const [value, setValue] = useState<Loadable<string>>({
      state: 'failed',
      message: 'Failed to load product data.',
      retry: () => setValue({ state: 'loading' }),
    });
    return (
      <>
        <Greeting value={value} />
        <button type="button" onClick={() => setValue(ready('Silk Slip Dress'))}>
          answer
        </button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    await step('when the button is removed, its container is focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.getByText('Loading product...')).toBeVisible();
      await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    });
    await step('the focus stays there when the data is ready', async () => {
      canvas.getByRole('button', { name: 'answer' }).click();
      await expect(await canvas.findByText('Silk Slip Dress')).toBeVisible();
      await expect(document.activeElement).toContainElement(canvas.getByText('Silk Slip Dress'));
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Greeting value={{ state: 'loading' }} />
      <Greeting value={{ state: 'loading' }} hasSkeleton />
      <Greeting value={{ state: 'failed', message: 'Failed to load product data.', retry }} />
      <Greeting value={{ state: 'ready', data: 'Silk Slip Dress', isRefreshing: true }} />
    </div>
  ),
});
