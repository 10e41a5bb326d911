import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { drawnProducts } from '../testing/drawnProducts.ts';
import { ViewProduct } from './ViewProduct.tsx';

const ready = { state: 'ready', isRefreshing: false } as const;
const [trench] = drawnProducts(1);

const meta = preview.meta({
  title: 'Screens/View Product',
  component: ViewProduct,
  tags: ['beta', 'spec:2.2', 'spec:2.3'],
  args: { id: '1', product: { ...ready, data: trench ?? null } },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the product heads its page', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Double-Breasted Trench' })).toBeVisible();
    });
    await step('its sections have the order of the form', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(headings).toEqual([
        'Product Image',
        'Product Video',
        'Basic Information',
        'Rental Details',
        'Location & Identification',
        'Size And Fit',
        'Condition & Lifecycle',
      ]);
    });
    await step('each field shows its value, with its unit', async () => {
      const valueOf = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
      await expect(valueOf('Base price')).toHaveTextContent('$42.00');
      await expect(valueOf('Chest')).toHaveTextContent(/^\d+ cm$/);
      await expect(valueOf('Status')).toHaveTextContent('Available');
      await expect(valueOf('URL')).toHaveTextContent('–');
    });
    await step('Edit opens its form', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/products/editproduct/1');
    });
    await step('both links back navigate to the list', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Back to Products' })) await expect(link).toHaveAttribute('href', '/products');
    });
  },
});

export const Loading = meta.story({
  args: { product: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...');
  },
});

export const NotFound = meta.story({
  args: { id: '142', product: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product 142 not found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
    await expect(within(canvas.getByRole('navigation')).getByText('Not found')).toHaveAttribute('aria-current', 'page');
  },
});

export const NotFoundAtOddAddress = meta.story({
  name: 'A text in the address is not repeated',
  args: { id: 'call 555 0100', product: { ...ready, data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Product not found$/);
  },
});

const retry = fn();

export const FailedToLoad = meta.story({
  name: 'Error',
  tags: ['spec:2.8'],
  args: { product: { state: 'failed', message: 'Failed to load product data.', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load product data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  args: {
    product: {
      ...ready,
      data: read(product, aProduct({ name: null, productname: null, images: [], videos: [], base_price: null, chest: '', note: '' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product 1' })).toBeVisible();
    await expect(canvas.getByText('No Image Available')).toBeVisible();
    await expect(canvas.getByText('No video available')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    product: {
      ...ready,
      data: read(
        product,
        aProduct({
          productname: 'Reversible Water-Repellent Double-Breasted Travelling Trench Coat with a Detachable Quilted Lining',
          url: `https://boutique.example/${'collection/'.repeat(12)}trench`,
          note: 'Spare button sewn inside the left pocket. '.repeat(20),
          images: [],
        }),
      ),
    },
  },
});

export const Many = meta.story({
  args: { product: { ...ready, data: trench ? { ...trench, images: drawnProducts(20).flatMap(({ images }) => images) } : null } },
});

export const UnsafeAddress = meta.story({
  args: { product: { ...ready, data: read(product, aProduct({ url: 'javascript:alert(1)', images: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
