import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { SearchPalette } from './SearchPalette.tsx';
import { add, openPalette, option, PalettePage, paletteTexts, product, results } from './testing/palettePage.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/SearchPalette',
  component: SearchPalette,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: false,
    query: '',
    onQueryChange: fn(),
    groups: results,
    ...paletteTexts,
    onChoose: fn(),
    onClose: fn(),
  },
  beforeEach: () => void add.mockClear(),
  render: (args) => <PalettePage {...args} />,
});

export const Default = meta.story({
  args: { isOpen: true, query: 'dress' },
  play: async ({ step }) => {
    await screen.findByRole('combobox');
    await step('results are grouped, with their count and a link to all of them', async () => {
      const group = within(screen.getByRole('group', { name: /^Products/ }));
      await expect(group.getAllByRole('option')).toHaveLength(4);
      await expect(group.getByRole('option', { name: 'All 17' })).toHaveAttribute('href', '/products?search=dress');
      await expect(screen.getByRole('status')).toHaveTextContent('18 results');
    });
    await step('the match is marked, in the name and in what follows it', async () => {
      await expect(within(option(/Silk Slip Dress/)).getByText('Dress').tagName).toBe('MARK');
      await expect(option(/Silk Slip Dress/)).toHaveTextContent('Gucci · GC-SLK-0117 · Barcelona Flagship');
    });
    await step('the status of the active result is part of its name too', async () => {
      await expect(option(/Silk Slip Dress/)).toHaveAttribute('aria-selected', 'true');
      await expect(option(/Silk Slip Dress/)).toHaveAccessibleName(/Available$/);
    });
  },
});

export const Suggestions = meta.story({
  play: async ({ step }) => {
    const input = await openPalette();
    await step('without a query there are suggestions, and none is chosen', async () => {
      await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible());
      await expect(input).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{Enter}');
      await expect(input).toBeVisible();
    });
    await step('a suggestion has its count', async () => {
      await expect(within(screen.getByRole('group', { name: 'Suggestions' })).getByRole('option')).toHaveAccessibleName('To clean 7');
    });
    await step('an action is done, and closes it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(input).toHaveAttribute('aria-activedescendant', option('Add New Product').id);
      await userEvent.keyboard('{Enter}');
      await expect(add).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    });
  },
});

export const NothingFound = meta.story({
  args: { isOpen: true, query: 'tren' },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(screen.getByRole('status')).toHaveTextContent('No results for "tren"');
    await waitFor(() => expect(screen.getAllByText('No results for "tren"')[1]).toBeVisible());
    await expect(screen.getByText('Search finds names, brands, SKUs, barcodes, ids and people.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { isOpen: true, query: 'silk', isLoading: true },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    await expect(screen.queryByText(/No results/)).not.toBeInTheDocument();
  },
});

export const LoadingFailed = meta.story({
  name: 'Error',
  args: { isOpen: true, query: 'dress', groups: results.slice(1), failure: 'Failed to fetch products' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch products');
    await waitFor(() => expect(option('Settings')).toBeVisible());
  },
});

export const PressOutside = meta.story({
  args: { isOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('combobox');
    await pressTwiceOutside();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(document.querySelector('[data-rac][class*="scrim"]')!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const UnsafeAddress = meta.story({
  args: { isOpen: true, query: 'dress', groups: [{ label: 'Odd', entries: [{ id: '1', label: '<b>Dress</b>', href: 'javascript:alert(1)' }] }] },
  play: async () => {
    await screen.findByRole('combobox');
    await expect(option('<b>Dress</b>')).not.toHaveAttribute('href');
  },
});

/** The visible dots at the ends of lines. */
function dotsAtLineEnds(list: HTMLElement): number {
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const dots: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.includes('·')) dots.push(walker.currentNode as Text);
  const rectOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].at(-1)!;
  };
  return dots.filter((dot) => {
    const { left, right, top, bottom } = rectOf(dot);
    const isInSight = dot.parentElement!.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    const detail = dot.parentElement!.closest('span:has(bdi)')!.querySelector('bdi')!;
    return isInSight && detail.getClientRects()[0]!.top >= bottom;
  }).length;
}

/** Details of many lengths; some would end a line with a dot that is not hidden. */
const brands = ['Cos', 'Zara', 'Gucci', 'Max Mara', 'Ralph Lauren', 'Maison Margiela', 'Ermenegildo Zegna'];
const ofManyLengths = brands.map((brand, index) => ({ ...product(index, 'Silk Slip Dress', 'GC-SLK-0117'), details: [brand, 'GC-SLK-0117', 'Amsterdam'] }));

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isOpen: true, query: 'dress', groups: [{ label: 'Products', entries: ofManyLengths }] },
  play: async ({ args, step }) => {
    const input = await screen.findByRole('combobox');
    await step('it fills the screen', async () => {
      const { width, height } = input.parentElement!.parentElement!.getBoundingClientRect();
      await expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    });
    await step('no line of the details ends in a dot', async () => {
      const list = screen.getByRole('listbox');
      await waitFor(() => expect(list.checkVisibility({ opacityProperty: true })).toBe(true));
      await expect(dotsAtLineEnds(list)).toBe(0);
    });
    await step('Close search closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const LongText = meta.story({
  args: {
    isOpen: true,
    query: 'dress',
    groups: [
      {
        label: 'Pieces that have been repaired, cleaned and put back on the rail',
        entries: [
          { id: '1', label: 'Double-breasted trench coat with a detachable lining and horn buttons', details: ['#DBT-2026-000000021'], href: '/a' },
          { id: '2', label: 'Dresscoatwithoutasinglespaceinitsverylongnamethathastobreaksomewhere', href: '/b' },
        ],
      },
    ],
  },
});

export const Sheet = meta.story({ tags: ['sheet'], args: { isOpen: true, query: 'dress' } });
