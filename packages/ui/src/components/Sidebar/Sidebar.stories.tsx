import { expect, fn, userEvent, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ArrowUUpLeft } from '../../icons/ArrowUUpLeft.tsx';
import { CoatHanger } from '../../icons/CoatHanger.tsx';
import { CoatHangerFill } from '../../icons/CoatHangerFill.tsx';
import { Receipt } from '../../icons/Receipt.tsx';
import { SignOut } from '../../icons/SignOut.tsx';
import { SquaresFour } from '../../icons/SquaresFour.tsx';
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
          { label: 'Products', icon: CoatHanger, activeIcon: CoatHangerFill, href: '/products', isActive: true },
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
    await step('only the current screen is marked', async () => {
      await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    });
    await step('each group is a list named by its heading', async () => {
      await expect(within(navigation.getByRole('list', { name: 'Menu' })).getAllByRole('listitem')).toHaveLength(4);
    });
    await step('Enter follows links and presses buttons', async () => {
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

export const Counts = meta.story({
  args: {
    groups: [
      {
        label: 'Menu',
        entries: [
          { label: 'Products', icon: CoatHanger, activeIcon: CoatHangerFill, href: '/products' },
          { label: 'Orders', icon: Receipt, href: '/orders', isActive: true, count: 6, countedLabel: 'Orders, 6 pending' },
          { label: 'Refund', icon: ArrowUUpLeft, href: '/refund', count: 128, countedLabel: 'Refund, 128 pending' },
          { label: 'Dashboard', icon: SquaresFour, href: '/', count: 0, countedLabel: 'Dashboard, 0 pending' },
        ],
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('each belongs to the name of its link, and nothing is shown for 0', async () => {
      await expect(canvas.getByRole('link', { name: 'Orders, 6 pending' })).toHaveTextContent(/^Orders6/);
      await expect(canvas.getByRole('link', { name: 'Refund, 128 pending' })).toHaveTextContent(/^Refund99\+/);
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveTextContent(/^Dashboard$/);
    });
    await step('an entry with a count is as high as one without', async () => {
      const heights = canvas.getAllByRole('link', { name: /Products|Orders/ }).map((link) => link.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    });
  },
});

export const LongText = meta.story({
  args: {
    groups: [
      {
        label: 'Menu',
        entries: [
          { label: 'Everything that has ever been rented', icon: CoatHanger, activeIcon: CoatHangerFill, href: '/', isActive: true },
          { label: 'Orders', icon: Receipt, href: '/orders', count: 1284 },
        ],
      },
    ],
  },
});

export const Sheet = meta.story({ tags: ['sheet'] });
