import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { SearchPalette } from './SearchPalette.tsx';
import type { SearchGroup } from './searchIn.ts';

const groups: readonly SearchGroup[] = [
  {
    label: 'Screens',
    links: [
      { label: 'Products', href: '/products' },
      { label: 'Orders', href: '/orders' },
    ],
  },
  {
    label: 'Products',
    links: [
      { label: 'Silk Slip Dress', detail: '#17', href: '/products/viewproduct/17' },
      { label: 'Linen Dress', detail: '#18', href: '/products/viewproduct/18' },
      { label: 'Double-Breasted Trench', detail: '#21', href: '/products/viewproduct/21' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/Navigation/SearchPalette',
  component: SearchPalette,
  tags: ['stable'],
  args: { groups, placeholder: 'Search something here', onFirstUse: fn() },
  decorators: [
    (Story) => (
      // Replaces the top bar, which it covers on a phone.
      <div style={{ minBlockSize: 320 }}>
        <div style={{ position: 'relative', display: 'grid', alignItems: 'center', maxInlineSize: 320, blockSize: 56 }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await step('Ctrl+K and ⌘K focus it and call onFirstUse', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(args.onFirstUse).toHaveBeenCalled();
      input.blur();
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('results are counted and grouped', async () => {
      await userEvent.keyboard('dress');
      await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
      await expect(canvas.getByRole('region', { name: 'Products' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Screens' })).toBeNull();
    });
    await step('arrow keys cycle through the field and the results', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: /Silk Slip Dress/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('link', { name: /Linen Dress/ })).toHaveFocus();
    });
    await step('Tab goes through the results as links', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('link', { name: /Silk Slip Dress/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Linen Dress/ })).toHaveFocus();
    });
    await step('Enter opens the first result and closes', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'trench');
      await expect(canvas.getByRole('link', { name: /Trench/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/products/viewproduct/21');
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('Escape returns focus to the field, then empties it', async () => {
      await userEvent.type(input, 'dress');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('dress');
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kimono');
    await expect(canvas.getByRole('status')).toHaveTextContent('No results for "kimono"');
    await expect(canvas.getByText('No results for "kimono"')).toBeVisible();
  },
});

export const ClosesOnBlur = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'orders');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the icon opens it', async () => {
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    });
    await step('Close search closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
});

const long: readonly SearchGroup[] = [
  {
    label: 'Pieces that have been repaired, cleaned and put back on the rail',
    links: [
      { label: 'Double-breasted trench coat with a detachable lining and horn buttons', detail: '#DBT-2026-000000021', href: '/a' },
      { label: 'Dresscoatwithoutasinglespaceinitsverylongnamethathastobreaksomewhere', href: '/b' },
    ],
  },
];

const typed = async (text: string, input: HTMLElement) => userEvent.type(input, text);

export const LongText = meta.story({
  args: { groups: long },
  play: async ({ canvas }) => typed('d', canvas.getByRole('searchbox')),
});

export const Sheet = meta.story({
  tags: ['sheet'],
  play: async ({ canvas }) => {
    // On a phone its icon opens it.
    const toggle = canvas.queryByRole('button', { name: 'Search' });
    if (toggle !== null) await userEvent.click(toggle);
    await typed('r', await canvas.findByRole('searchbox'));
  },
});
