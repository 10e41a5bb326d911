import { productEndpoints, storedProductEndpoints } from '@valise/contract';
import { aProduct } from '@valise/contract/samples';
import { Refusal } from '@valise/contract/serve';
import { Button } from '@valise/ui/Button';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { useLoadable } from './useLoadable.ts';
import { useEndpoint, useRefresh } from './useEndpoint.ts';

function Names() {
  const products = useLoadable(useEndpoint(productEndpoints.list), 'Failed to fetch products');
  const refresh = useRefresh();
  if (products.state === 'loading') return <p>Loading</p>;
  if (products.state === 'failed')
    return (
      <>
        <p>{products.message}</p>
        <Button onPress={products.retry}>Try again</Button>
      </>
    );
  return (
    <>
      <p>
        {products.data.map((product) => product.name).join(', ')}
      </p>
      <Button onPress={() => void refresh(productEndpoints.list)}>Refresh</Button>
    </>
  );
}

const list = fn();

const meta = preview.meta({
  title: 'Patterns/Requesting an endpoint',
  component: Names,
  parameters: { api: [answers(productEndpoints, { list: () => list() })] },
});

export const Refreshed = meta.story({
  beforeEach: () => {
    list.mockReset();
    list.mockReturnValueOnce({ data: [{ id: 1, name: 'Trench' }] }).mockReturnValue({ data: [{ id: 1, name: 'Blazer' }] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trench')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Blazer')).toBeVisible();
  },
});

export const FailedThenTriedAgain = meta.story({
  beforeEach: () => {
    list.mockReset();
    list
      .mockImplementationOnce(() => {
        throw new Refusal(500, 'Server Error');
      })
      .mockReturnValue([{ id: 1, name: 'Trench' }]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Trench')).toBeVisible();
  },
});

/** Two screens read one endpoint with different options: each response has its own place in the cache. */
function TwoReadings() {
  const { data: products = [] } = useEndpoint(productEndpoints.list);
  const { data: stored = [] } = useEndpoint(storedProductEndpoints.list);
  return (
    <ul>
      {products.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {stored.map(({ id, product, gaps }) => (
        <li key={id}>{`${product.name}: ${gaps.length} gaps`}</li>
      ))}
    </ul>
  );
}

export const TwoEndpointsOfOnePath = meta.story({
  name: 'Two endpoints, one path',
  beforeEach: () => {
    list.mockReset();
    list.mockReturnValue([aProduct({ name: 'Trench' })]);
  },
  render: () => <TwoReadings />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trench')).toBeVisible();
    await expect(await canvas.findByText('Trench: 0 gaps')).toBeVisible();
  },
});
