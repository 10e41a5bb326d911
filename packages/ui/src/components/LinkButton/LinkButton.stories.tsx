import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { Eye } from '../../icons/Eye.tsx';
import { RouterProvider } from '../Link/RouterProvider.tsx';
import { LinkButton } from './LinkButton.tsx';

const followed = fn();

const meta = preview.meta({
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  tags: ['stable'],
  args: { children: '+ Add Product', href: '/products/add' },
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

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('it is a link with a URL', async () => {
      await expect(canvas.getByRole('link', { name: '+ Add Product' })).toHaveAttribute('href', '/products/add');
    });
    await step('Tab reaches it and Enter follows it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledWith('/products/add');
    });
  },
});

export const UnsafeAddress = meta.story({
  args: { href: 'data:text/html,hello', children: 'Store' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Store')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: 'Show every order of this traveler and of everybody who travels along' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.offsetWidth).toBeLessThanOrEqual(320);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.offsetWidth);
  },
});

const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <div key={variant} style={row}>
          <LinkButton href="/orders" variant={variant}>
            Rest
          </LinkButton>
          <InEachState>
            {(name) => (
              <LinkButton href="/orders" variant={variant}>
                {name}
              </LinkButton>
            )}
          </InEachState>
          <LinkButton href="/orders" variant={variant} icon={<Eye size={18} />}>
            With icon
          </LinkButton>
        </div>
      ))}
      <div style={row}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <LinkButton key={size} href="/orders" size={size}>
            View Orders
          </LinkButton>
        ))}
      </div>
    </div>
  ),
});
