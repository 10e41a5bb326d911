import { productEndpoints } from '@valise/contract';
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
