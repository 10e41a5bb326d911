import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  args: {
    title: 'Products',
    subtitle: 'Manage all rental items, availability, and pricing.',
    crumbs: [{ label: 'Dashboard', href: '/' }, { label: 'Products' }],
    primaryAction: (
      <LinkButton variant="primary" href="/products/addproduct">
        + Add Product
      </LinkButton>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
});

export const WithBackLink = meta.story({
  args: {
    title: 'Add Product',
    subtitle: undefined,
    primaryAction: undefined,
    crumbs: [{ label: 'Dashboard', href: '/' }, { label: 'Products', href: '/products' }, { label: 'Add Product' }],
    back: { href: '/products', label: 'Back to Products' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Products' }));
    await expect(navigated).toHaveBeenCalledWith('/products');
  },
});

export const Focusable = meta.story({
  render: function Focusing(args) {
    const titleRef = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <PageHeader {...args} titleRef={titleRef} />
        <Button onPress={() => titleRef.current?.focus()}>Focus the title</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focus the title' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const SeveralActions = meta.story({
  args: {
    title: '#ORD-20424',
    actions: (
      <>
        <Button onPress={fn()}>Reject</Button>
        <Button onPress={fn()}>Chat support</Button>
      </>
    ),
    primaryAction: (
      <Button variant="primary" onPress={fn()}>
        Approve
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reject', 'Chat support', 'Approve']);
  },
});

export const TrailingActions = meta.story({
  args: {
    title: 'Refund RF-3082',
    primaryAction: (
      <Button variant="primary" onPress={fn()}>
        Approve
      </Button>
    ),
    trailingActions: <Button onPress={fn()}>Chat support</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Approve', 'Chat support']);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: '+ Add Product' }).getBoundingClientRect();
    await expect(window.innerHeight - bar.bottom).toBeLessThanOrEqual(24);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Double-Breasted Gabardine Trench Coat With Removable Wool Lining, Dry Clean Only',
    back: { href: '/products', label: 'Back to Products' },
    subtitle: 'A piece for every season, kept at Barcelona Flagship, Madrid Central Store, Paris Boutique and London Showroom.',
  },
});

export const MirroredBackArrow = meta.story({
  globals: { direction: 'rtl' },
  args: { back: { href: '/products', label: 'Back to Products' } },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link', { name: 'Back to Products' }).querySelector('svg')!;
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { back: { href: '/products', label: 'Back to Products' } },
});
