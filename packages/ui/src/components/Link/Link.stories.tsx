import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { Link } from './Link.tsx';
import { RouterProvider, useFollow } from './RouterProvider.tsx';

const followed = fn();

const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['stable'],
  args: { children: 'Forgot password?', href: '/forgot-password' },
  beforeEach: () => {
    followed.mockClear();
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={followed}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Default = meta.story();

export const RightToLeftName = meta.story({
  args: { children: 'مريم', href: '/people/7' },
  render: (args) => (
    <p>
      <Link {...args} /> 12 orders
    </p>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'مريم' });
    const digits = document.createRange();
    digits.setStart(name.nextSibling!, 1);
    digits.setEnd(name.nextSibling!, 3);
    await expect(digits.toString()).toBe('12');
    // Without isolation the right-to-left name would reorder the digits beside it.
    await expect(digits.getBoundingClientRect().left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    });
    await step('Enter follows it within the app', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledWith('/forgot-password');
    });
  },
});

export const UnsafeAddress = meta.story({
  args: { href: 'javascript:void 0', children: 'A partner wrote this address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A partner wrote this address')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

function Plain({ children, href, target }: Pick<ComponentProps<'a'>, 'children' | 'href' | 'target'>) {
  return (
    <a href={href} target={target} onClick={useFollow()}>
      {children}
    </a>
  );
}

export const PlainAnchor = meta.story({
  render: () => (
    <>
      <Plain href="/orders/20418?tab=items">
        <span>Order 20418</span>
      </Plain>
      <Plain href="/orders/20418" target="_blank">In a new tab</Plain>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('a click on a child of the link navigates within the app', async () => {
      await userEvent.click(canvas.getByText('Order 20418'));
      await expect(followed).toHaveBeenCalledWith('/orders/20418?tab=items');
    });
    await step('a new tab is opened by the browser', async () => {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(canvas.getByRole('link', { name: 'In a new tab' }));
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
});

export const LongText = meta.story({
  args: { children: 'https://valise.club/a-very-long-address-that-a-partner-has-pasted-into-a-field-without-any-space-in-it' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <p style={{ maxInlineSize: 420 }}>
      No account yet? <Link href="/signup">Sign up</Link>. Write to{' '}
      <Link href="mailto:partners@valise.club">partners@valise.club</Link> or read{' '}
      <Link href="https://valise.club/help" target="_blank">
        how a piece travels
      </Link>
      .{' '}
      <InEachState>
        <Link href="/orders">View Orders</Link>{' '}
      </InEachState>
    </p>
  ),
});
