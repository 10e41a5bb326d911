import { productEndpoints } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { useCounted } from './useCounted.ts';
import { useEndpoint, useNews } from './useEndpoint.ts';

const howMany = (products: readonly unknown[]) => products.length;

function Screen() {
  const { data } = useEndpoint(productEndpoints.list);
  return <p>{data === undefined ? 'Loading' : data.map(({ name }) => name).join(', ')}</p>;
}

/** A count beside a screen that can be opened and closed, as in the shell. */
function Counted() {
  const count = useCounted(productEndpoints.list, howMany);
  const hear = useNews();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <output>{count ?? 'unknown'}</output>
      <Button onPress={() => setOpen(!isOpen)}>Screen</Button>
      <Button onPress={() => hear(productEndpoints.list)}>News</Button>
      {isOpen && <Screen />}
    </>
  );
}

const list = fn();
const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

const meta = preview.meta({
  title: 'Patterns/Counting an endpoint',
  component: Counted,
  parameters: { api: [answers(productEndpoints, { list: () => list() })] },
  beforeEach: () => list.mockReset().mockReturnValue(named('Trench')),
});

export const ScreenAndNews = meta.story({
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const count = canvas.getByRole('status');
    await step('it requests nothing itself, and is unknown until a screen has', async () => {
      await expect(count).toHaveTextContent('unknown');
      await press('Screen');
      await canvas.findByText('Trench');
      await expect(count).toHaveTextContent('1');
      await expect(list).toHaveBeenCalledTimes(1);
    });
    await step('news while the screen is open is one request, for both', async () => {
      list.mockReturnValue(named('Trench', 'Blazer'));
      await press('News');
      await canvas.findByText('Trench, Blazer');
      await expect(count).toHaveTextContent('2');
      await expect(list).toHaveBeenCalledTimes(2);
    });
    await step('news after it was closed is requested too, several at once as one', async () => {
      await press('Screen');
      list.mockReturnValue(named('Trench', 'Blazer', 'Skirt'));
      await press('News');
      await press('News');
      await waitFor(() => expect(count).toHaveTextContent('3'), { timeout: 3000 });
      await expect(list).toHaveBeenCalledTimes(3);
    });
  },
});
