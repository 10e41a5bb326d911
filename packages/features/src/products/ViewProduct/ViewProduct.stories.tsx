import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
    await step('beside its sections are the rental price and where it is', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(headings).toEqual([
        'Product Image',
        'Product Video',
        'Basic Information',
        'Rental Details',
        'Size And Fit',
        'Condition & Lifecycle',
        'Rental price',
        'Location & Identification',
      ]);
    });
    await step('each field shows its value, with its unit', async () => {
      const valueOf = (term: string) => canvas.getAllByText(term, { selector: 'dt' })[0]!.nextElementSibling;
      await expect(valueOf('Base price')).toHaveTextContent('$42.00');
      await expect(valueOf('Chest')).toHaveTextContent(/^\d+ cm$/);
      await expect(valueOf('Status')).toHaveTextContent('Available');
      await expect(valueOf('URL')).toHaveTextContent('–not given');
    });
    await step('Edit opens its form', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/products/editproduct/1');
    });
    await step('both links back navigate to the list', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Back to Products' })) await expect(link).toHaveAttribute('href', '/products');
    });
  },
});

const priced = (terms: Parameters<typeof aProduct>[0]) => ({ ...ready, data: read(product, aProduct({ images: [], ...terms })) });
const priceCard = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Rental price' }));

export const RentalPrice = meta.story({
  name: 'Rental price by days',
  args: { product: priced({ extensions_price: '$18/day', min_rental_period: '2 days', max_rental_period: '4 days' }) },
  play: async ({ canvas, step }) => {
    const card = priceCard(canvas);
    const days = card.getByRole('spinbutton', { name: 'Rental days' });
    await step('three days: the first at the base price, each further one an extension', async () => {
      await expect(days).toHaveAttribute('aria-valuetext', '3 days');
      await expect(card.getByText('3 days · $42.00 base + 2 × $18.00 extension')).toBeVisible();
      await expect(card.getByText('Total').nextElementSibling).toHaveTextContent('$78.00');
    });
    await step('its buttons end at the period, and each change is announced once', async () => {
      const more = card.getByRole('button', { name: 'More days' });
      await userEvent.click(more);
      await expect(card.getByText('Total').nextElementSibling).toHaveTextContent('$96.00');
      await expect(card.getByRole('status')).toHaveTextContent(/^4 days, \$96\.00$/);
      await expect(more).toBeDisabled();
    });
    await step('the keyboard steps it too', async () => {
      await userEvent.tab();
      days.focus();
      await userEvent.keyboard('{Home}');
      await expect(days).toHaveAttribute('aria-valuenow', '2');
      await userEvent.keyboard('{ArrowDown}');
      await expect(days).toHaveAttribute('aria-valuenow', '2');
      await userEvent.keyboard('{ArrowUp}{End}');
      await expect(days).toHaveAttribute('aria-valuenow', '4');
    });
  },
});

export const RentalPriceUnknown = meta.story({
  name: 'Extension price in words',
  args: { product: priced({ extensions_price: 'on request', min_rental_period: 'a season' }) },
  play: async ({ canvas }) => {
    const card = priceCard(canvas);
    await expect(card.getByText('on request')).toBeVisible();
    await expect(card.getByText('Total').nextElementSibling).toHaveTextContent(/^–$/);
    await expect(card.getByText('Cannot be added up.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Fewer days' }));
    await userEvent.click(card.getByRole('button', { name: 'Fewer days' }));
    await expect(card.getByText('1 day · $42.00 base')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Fewer days' })).toBeDisabled();
  },
});

export const BasePriceUnknown = meta.story({
  name: 'Other prices in words',
  args: { product: { ...ready, data: { ...priced({ base_price: null, deposit: null, late_fee: null }).data, basePriceText: 'ask us', depositText: '<b>much</b>', lateFeeText: '1e400' } } },
  play: async ({ canvas }) => {
    const card = priceCard(canvas);
    const valueIn = (term: string) => card.getByText(term).nextElementSibling;
    await expect(valueIn('Base price, first day')).toHaveTextContent('ask us');
    await expect(valueIn('Total')).toHaveTextContent(/^–$/);
    await expect(card.getByText('Cannot be added up.')).toBeVisible();
    await expect(valueIn('Deposit')).toHaveTextContent('<b>much</b>');
    await expect(valueIn('Late fee')).toHaveTextContent('1e400');
    await expect(within(canvas.getByRole('region', { name: 'Rental Details' })).getByText('ask us')).toBeVisible();
  },
});

export const DayInWords = meta.story({
  name: 'A blackout date in words',
  args: { product: priced({ blackout_date: 'around Christmas' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blackout date').nextElementSibling).toHaveTextContent(/^around Christmas$/);
  },
});

export const Previewed = meta.story({
  name: 'Gallery of many pictures',
  args: { product: { ...ready, data: { ...trench!, images: drawnProducts(8).flatMap(({ images }) => images).map((image, index) => ({ ...image, isPrimary: index === 1 })) } } },
  play: async ({ canvas, step }) => {
    const gallery = within(canvas.getByRole('region', { name: 'Product Image' }));
    await step('the main one comes first', async () => {
      await expect(gallery.getAllByRole('listitem')).toHaveLength(5);
      await expect(gallery.getAllByRole('listitem')[0]).toHaveTextContent('Main');
    });
    const last = gallery.getByRole('button', { name: 'Double-Breasted Trench, image 5, and 3 more' });
    await step('the arrow keys go through all of them', async () => {
      await expect(last).toHaveTextContent('+3');
      await userEvent.click(last);
      await screen.findByRole('dialog', { name: 'Double-Breasted Trench, image 5 5 of 8' });
      await userEvent.keyboard('{ArrowRight}');
      await screen.findByRole('dialog', { name: 'Double-Breasted Trench, image 6 6 of 8' });
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(last).toHaveFocus());
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
  name: 'Unknown address',
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

export const Video = meta.story({
  name: 'Video named and played',
  args: { product: { ...ready, data: read(product, aProduct({ videos: [{ video_url: 'https://video.example/trench-walk.mp4' }], images: [] })) } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Product Video' }));
    await expect(section.getByText('trench-walk.mp4')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Play trench-walk.mp4' })).toHaveAttribute('href', 'https://video.example/trench-walk.mp4');
  },
});

export const UnsafeAddress = meta.story({
  args: { product: { ...ready, data: read(product, aProduct({ url: 'javascript:alert(1)', videos: [{ video_url: 'javascript:alert(2)' }], images: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
    const video = within(canvas.getByRole('region', { name: 'Product Video' }));
    await expect(video.getByText('javascript:alert(2)')).toBeVisible();
    await expect(video.queryByText('Play')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { product: { ...ready, data: { ...trench!, images: drawnProducts(5).flatMap(({ images }) => images) } } },
  play: async ({ canvas, step }) => {
    await step('the price follows the pictures, and all other sections are in the order of the form', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(headings).toEqual([
        'Product Image',
        'Rental price',
        'Product Video',
        'Basic Information',
        'Rental Details',
        'Location & Identification',
        'Size And Fit',
        'Condition & Lifecycle',
      ]);
    });
    await step('rating and stock are beside the status, and the picture needs no heading in sight', async () => {
      const pictures = canvas.getByRole('region', { name: 'Product Image' });
      await expect(within(pictures).queryByText(/in stock$/)).not.toBeInTheDocument();
      await expect(canvas.getByText(/in stock$/)).toBeVisible();
      await expect(pictures.querySelector('h2')!.parentElement!.getBoundingClientRect().width).toBeLessThan(2);
    });
    await step('the buttons of the QR code share its width', async () => {
      const code = within(canvas.getByRole('region', { name: 'Location & Identification' }));
      const widths = [await code.findByRole('button', { name: 'Preview' }), code.getByRole('link', { name: 'Download' })].map((button) => Math.round(button.getBoundingClientRect().width));
      await expect(widths[0]).toBe(widths[1]);
      await expect(widths[0]).toBeGreaterThan(120);
    });
    await step('the small pictures choose the large one', async () => {
      await expect(canvas.getByText('1 / 5')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Double-Breasted Trench, image 3' }));
      await expect(canvas.getByText('3 / 5')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Double-Breasted Trench, image 3' }).at(-1)).toHaveAttribute('aria-current', 'true');
    });
  },
});
