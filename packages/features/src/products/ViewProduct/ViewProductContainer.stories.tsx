import { productEndpoints } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { drawnProductWires } from '../testing/drawnProducts.ts';
import { ViewProductContainer } from './ViewProductContainer.tsx';

const products = drawnProductWires(3);
const one = fn((id: string) => {
  const found = products.find((wire) => String(wire.id) === id);
  if (found === undefined) throw new Refusal(404, 'Product not found.');
  return { data: found };
});

const meta = preview.meta({
  title: 'Screens/View Product/With the API',
  component: ViewProductContainer,
  tags: ['spec:2.2', 'spec:2.7', 'spec:2.8'],
  parameters: { api: [answers(productEndpoints, { one: ({ params }) => one(params.id) })] },
});

export const Loaded = meta.story({
  args: { id: '2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Wool Tailored Blazer' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { id: '99' },
  play: async ({ canvas }) => {
    // A change of screens leaves the cache in this state.
    const loading = canvas.getByRole('heading', { level: 1, name: 'View Product' });
    loading.focus();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Product 99 not found' })).toHaveFocus();
    await expect(loading).not.toBeInTheDocument();
  },
});

export const FailsThenLoads = meta.story({
  name: 'Failure, then success',
  args: { id: '1' },
  beforeEach: () => {
    one.mockImplementationOnce(() => {
      throw new Refusal(500, 'Server Error');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load product data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Double-Breasted Trench' })).toBeVisible();
  },
});
