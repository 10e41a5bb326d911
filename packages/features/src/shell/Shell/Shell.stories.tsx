import { productEndpoints, user } from '@valise/contract';
import { aProduct, aUser, read } from '@valise/contract/samples';
import { PageHeader } from '@valise/ui/PageHeader';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers, navigated } from '#storybook/preview';
import { ShellContainer } from './ShellContainer.tsx';

const meta = preview.meta({
  title: 'Patterns/Shell',
  component: ShellContainer,
  tags: ['stable', 'spec:1.2'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(productEndpoints, { list: () => [aProduct({ id: 17, productname: 'Silk Slip Dress' })] })],
  },
  args: {
    user: read(user, aUser()),
    path: '/products/addproduct',
    theme: 'system' as const,
    onThemeChange: fn(),
    onLogout: fn(),
    onLogoutCancelled: fn(),
    children: <PageHeader title="Add Product" crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Add Product' }]} />,
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

export const DashboardCountsAsHome = meta.story({
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
});

export const Search = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await step('Ctrl+K focuses it', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('it finds screens, and Enter opens the first', async () => {
      await userEvent.keyboard('refu');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 result'));
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/refund');
      await expect(input).toHaveValue('');
    });
    await step('it finds products by id and name; the arrow keys reach them', async () => {
      await userEvent.type(input, 'silk');
      await expect(await canvas.findByRole('link', { name: /Silk Slip Dress/ })).toBeVisible();
      await userEvent.clear(input);
      await userEvent.type(input, '#17');
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: /Silk Slip Dress/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/products/viewproduct/17');
    });
    await step('a text is shown when nothing is found', async () => {
      await userEvent.type(input, 'zzz');
      await expect(canvas.getByText('No results for "zzz"')).toBeVisible();
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the search opens from its icon', async () => {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
      await userEvent.keyboard('orders');
      await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    });
    await step('the drawer has Logout too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await userEvent.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Logout' }));
      await expect(await screen.findByRole('alertdialog', { name: 'Logout?' })).toBeInTheDocument();
    });
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
