import { expect, userEvent, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['stable'],
  args: {
    crumbs: [{ label: 'Dashboard', href: '/' }, { label: 'Products', href: '/products' }, { label: 'Add Product' }],
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await step('the current page is named and is not a link', async () => {
      await expect(trail.getByText('Add Product')).toHaveAttribute('aria-current', 'page');
      await expect(trail.queryByRole('link', { name: 'Add Product' })).not.toBeInTheDocument();
    });
    await step('Enter follows a link', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(trail.getByRole('link', { name: 'Products' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenCalledWith('/products');
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    crumbs: [
      { label: 'Dashboard', href: '/' },
      { label: 'Rental items of all partners and all seasons', href: '/products' },
      { label: 'Double-Breasted Gabardine Trench Coat With Removable Wool Lining, Dry Clean Only' },
    ],
  },
});

export const MirroredSeparator = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs crumbs={[{ label: 'Dashboard' }]} />
      <Breadcrumbs crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Orders' }]} />
      <Breadcrumbs {...args} />
    </div>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
});
