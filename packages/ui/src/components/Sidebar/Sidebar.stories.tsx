import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { SquaresFour } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { Brand } from '../Brand/Brand.tsx';
import { Sidebar } from './Sidebar.tsx';

const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  tags: ['stable'],
  args: {
    brand: <Brand isOnDark />,
    groups: [
      {
        label: 'Menu',
        entries: [
          { label: 'Dashboard', icon: SquaresFour, href: '/' },
          { label: 'Products', icon: CoatHanger, href: '/products', isActive: true },
          { label: 'Orders', icon: Receipt, href: '/orders' },
          { label: 'Refund', icon: ArrowUUpLeft, href: '/refund' },
        ],
      },
      { label: 'Other', entries: [{ label: 'Logout', icon: SignOut, onPress: onLogout }] },
    ],
  },
  beforeEach: () => void onLogout.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await step('the open screen is marked, and only it', async () => {
      await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    });
    await step('each group is a list with the name above it', async () => {
      await expect(within(navigation.getByRole('list', { name: 'Menu' })).getAllByRole('listitem')).toHaveLength(4);
    });
    await step('entries lead somewhere, or do something, by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenCalledWith('/');
      await userEvent.click(navigation.getByRole('button', { name: 'Logout' }));
      await expect(onLogout).toHaveBeenCalledTimes(1);
    });
  },
});

export const InADrawer = meta.story({
  args: { size: 'touch', brand: undefined },
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole('link')) await expect(entry.getBoundingClientRect().height).toBe(48);
  },
});

export const LongText = meta.story({
  args: {
    groups: [
      {
        label: 'Menu',
        entries: [
          { label: 'Everything that has ever been rented', icon: CoatHanger, href: '/', isActive: true },
          { label: 'Orders', icon: Receipt, href: '/orders' },
        ],
      },
    ],
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Sheet = meta.story({ tags: ['sheet'] });

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
