import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { Badge } from '@valise/ui/Badge';
import { Button } from '@valise/ui/Button';
import { PageHeader } from '@valise/ui/PageHeader';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import type { SearchSource } from '../../kit/search.ts';
import { type SearchOverlayProps, Search as ShellSearch } from '../search/Search.tsx';
import { installFakeCamera } from '../search/camera/testing/fakeCamera.ts';
import { ShortcutKeys, type ShortcutKeysProps } from '../shortcuts/ShortcutKeys.tsx';
import { ShellContainer } from './ShellContainer.tsx';

const dress = { id: 'product 17', label: 'Silk Slip Dress', details: ['Gucci', 'GC-SLK-0117'], image: '', href: '/products/viewproduct/17' };
const products: SearchSource = {
  isLoading: false,
  find: (query) => ('silk slip dress'.includes(query) ? { label: 'Products', entries: [dress], count: 1 } : null),
  suggestions: [{ id: 'suggested 1', label: 'Under Maintenance', end: <Badge>7</Badge>, href: '/products?status=underMaintenance' }],
  pathOf: (code) => (code === '4006381333931' ? dress.href : null),
};
const sources = [products];
const hasScreen = (path: string) => path !== '/refund';
const onGoTo = fn().mockName('onGoTo');

function Overlay(props: SearchOverlayProps) {
  return <ShellSearch {...props} user={{ id: 'stories' }} sources={sources} hasScreen={hasScreen} onGoTo={onGoTo} />;
}

function Keys(props: ShortcutKeysProps) {
  return <ShortcutKeys {...props} onGoTo={onGoTo} />;
}

const meta = preview.meta({
  title: 'Patterns/Shell',
  component: ShellContainer,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: {
    search: Overlay,
    user: read(user, aUser()),
    path: '/products/addproduct',
    theme: 'system' as const,
    onThemeChange: fn(),
    areShortcutsOn: true,
    onShortcutsSwitch: fn(),
    shortcutKeys: Keys,
    onLogout: fn(),
    onLogoutCancelled: fn(),
    children: <PageHeader title="Add Product" crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Add Product' }]} />,
  },
  beforeEach: () => {
    onGoTo.mockClear();
    localStorage.removeItem('valise.recentSearches.stories');
    // Some browsers have a real one.
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the entry of a screen is active on the screens below it too', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    });
    await step('the groups hold what the specification lists', async () => {
      const entriesOf = (name: string) =>
        within(canvas.getByRole('list', { name })).getAllByRole('listitem').map((item) => item.textContent);
      await expect(entriesOf('MENU')).toEqual(['Dashboard', 'Products', 'Orders', 'Refund']);
      await expect(entriesOf('OTHER')).toEqual(['Support', 'Settings', 'Logout']);
    });
  },
});

export const WaitingWork = meta.story({
  args: { waiting: { orders: 6, refunds: 128, tickets: 0 } },
  play: async ({ canvas, step }) => {
    await step('is counted beside its entry and said in its name; what is nothing or unknown is not', async () => {
      await expect(canvas.getByRole('link', { name: 'Orders, 6 pending' })).toHaveTextContent(/^Orders6/);
      await expect(canvas.getByRole('link', { name: 'Refund, 128 pending' })).toHaveTextContent(/^Refund99\+/);
      await expect(canvas.getByRole('link', { name: 'Support' })).toHaveTextContent(/^Support$/);
    });
  },
});

export const DashboardCountsAsHome = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
});

const searchRender = fn().mockName('render of the search');

function CountedOverlay(props: SearchOverlayProps) {
  searchRender();
  return <Overlay {...props} />;
}

export const AnotherPath = meta.story({
  args: { search: CountedOverlay },
  render: function Render(args) {
    const [path, setPath] = useState('/products');
    return (
      <ShellContainer {...args} path={path}>
        <Button onPress={() => setPath('/settings')}>Settings screen</Button>
      </ShellContainer>
    );
  },
  play: async ({ canvas, step }) => {
    await step('renders the navigation, and not the search', async () => {
      const count = searchRender.mock.calls.length;
      await userEvent.click(canvas.getByRole('button', { name: 'Settings screen' }));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
      await expect(searchRender).toHaveBeenCalledTimes(count);
    });
  },
});

const palette = () => screen.findByRole('combobox', { name: 'Search' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());

export const Search = meta.story({
  play: async ({ step }) => {
    await step('Ctrl+K opens it with suggestions, their counts, and actions', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await palette()).toHaveFocus());
      const names = (group: string) =>
        within(screen.getByRole('group', { name: group })).getAllByRole('option').map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '));
      await expect(names('Suggestions')).toEqual(['Under Maintenance 7']);
      await expect(names('Actions')).toEqual(['Add New Product']);
      await expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
      await expect(screen.queryByRole('group', { name: 'Screens' })).not.toBeInTheDocument();
    });
    await step('it finds screens, and Enter opens the first', async () => {
      await userEvent.keyboard('sett');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/settings');
      await isClosed();
    });
    await step('it finds what the lists hold, and remembers what was opened', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await palette()).toHaveFocus());
      await userEvent.keyboard('silk');
      await waitFor(() => expect(screen.getByRole('option', { name: /Silk Slip Dress/ })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/products/viewproduct/17');
      await isClosed();
      await userEvent.keyboard('{Control>}k{/Control}');
      await palette();
      await expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option', { name: /Silk Slip Dress/ })).toHaveAttribute(
        'href',
        '/products/viewproduct/17',
      );
    });
    await step('a text is shown when nothing is found', async () => {
      await userEvent.type(await palette(), 'zzz');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for "zzz"'));
    });
  },
});

export const Shortcuts = meta.story({
  play: async ({ args, step }) => {
    await step('g and a letter open a screen, n a new product', async () => {
      await userEvent.keyboard('gr');
      await expect(onGoTo).toHaveBeenLastCalledWith('/refund');
      await userEvent.keyboard('n');
      await expect(onGoTo).toHaveBeenLastCalledWith('/products/addproduct');
    });
    await step('/ opens the search where no list has its own, and is not typed into it', async () => {
      await userEvent.keyboard('/');
      await waitFor(async () => expect(await palette()).toHaveFocus());
      await expect(await palette()).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('? lists them, with the switch', async () => {
      await userEvent.keyboard('?');
      const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      await expect(within(sheet.getByRole('list', { name: 'Go to' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'DashboardGthenD',
        'ProductsGthenP',
        'OrdersGthenO',
        'RefundGthenR',
        'SupportGthenS',
      ]);
      await userEvent.click(sheet.getByRole('switch', { name: 'Shortcuts' }));
      await expect(args.onShortcutsSwitch).toHaveBeenCalledWith(false);
    });
  },
});

export const ShortcutsOff = meta.story({
  args: { areShortcutsOn: false },
  play: async () => {
    await userEvent.keyboard('grn?/');
    await expect(onGoTo).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await palette()).toHaveFocus());
    await expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  },
});

const scan = (digits: string) => userEvent.setup({ delay: null }).keyboard(`${digits}{Enter}`);

export const Scan = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('a key that is held down is no scan', () => {
      for (let count = 0; count < 9; count += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', repeat: count > 0, bubbles: true }));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await step('a scanned barcode opens its product, whatever has the focus', async () => {
      canvas.getByRole('button', { name: 'Logout' }).focus();
      await scan('4006381333931');
      await waitFor(() => expect(onGoTo).toHaveBeenLastCalledWith('/products/viewproduct/17'));
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await step('also with the focus on a checkbox, and in the search of a list, which is as it was before', async () => {
      const main = canvas.getByRole('main');
      main.insertAdjacentHTML('beforeend', '<input type="checkbox" aria-label="Select row"><input type="search" aria-label="Search in list" value="coat">');
      for (const control of [within(main).getByRole('checkbox'), within(main).getByRole('searchbox')]) {
        onGoTo.mockClear();
        control.focus();
        await scan('4006381333931');
        await waitFor(() => expect(onGoTo).toHaveBeenCalledWith('/products/viewproduct/17'));
      }
      await expect(within(main).getByRole('searchbox')).toHaveValue('coat');
    });
    await step('one that no product has opens the palette with it', async () => {
      await scan('1234567890128');
      await expect(await palette()).toHaveValue('1234567890128');
      await expect(onGoTo).toHaveBeenCalledTimes(1);
    });
    await step('in a field it is text, and in the palette it replaces the one before', async () => {
      await scan('4006381333931');
      await expect(await palette()).toHaveValue('4006381333931');
      await expect(onGoTo).toHaveBeenCalledTimes(1);
    });
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
});

export const ScanWithCamera = meta.story({
  beforeEach: () => installFakeCamera({ code: '4006381333931' }),
  play: async ({ canvas, step }) => {
    await step('the palette offers the camera where the browser reads codes', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }));
      await palette();
      await userEvent.click(await screen.findByRole('option', { name: 'Scan with camera' }));
    });
    await step('a code in front of it opens its product', async () => {
      await waitFor(() => expect(onGoTo).toHaveBeenCalledWith('/products/viewproduct/17'));
      await expect(onGoTo).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
    });
  },
});

export const Logout = meta.story({
  args: { onLogout: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, step }) => {
    const entry = canvas.getByRole('button', { name: 'Logout' });
    await step('cancelling changes nothing', async () => {
      await userEvent.click(entry);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(entry).toHaveFocus());
      await expect(args.onLogout).not.toHaveBeenCalled();
    });
    await step('further clicks are ignored while it is busy', async () => {
      await userEvent.click(entry);
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
      await userEvent.click(await screen.findByRole('button', { name: /Logging out/ }));
      await expect(args.onLogout).toHaveBeenCalledTimes(1);
    });
  },
});

export const LogoutRequested = meta.story({
  args: { isLogoutRequested: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Logout?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLogoutCancelled).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({
  args: { waiting: { tickets: 2 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the search opens from its icon', async () => {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(async () => expect(await palette()).toHaveFocus());
      await userEvent.keyboard('orders');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Orders' })).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
      await isClosed();
    });
    await step('the drawer has the counts and Logout too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await waitFor(() => expect(drawer.getByRole('link', { name: 'Support, 2 waiting' })).toBeVisible());
      await userEvent.click(drawer.getByRole('button', { name: 'Logout' }));
      await expect(await screen.findByRole('alertdialog', { name: 'Logout?' })).toBeInTheDocument();
    });
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
