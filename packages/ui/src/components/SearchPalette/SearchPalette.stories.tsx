import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { GearSix } from '../../icons/GearSix.tsx';
import { Plus } from '../../icons/Plus.tsx';
import { WashingMachine } from '../../icons/WashingMachine.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { SearchPalette } from './SearchPalette.tsx';
import type { SearchEntry, SearchGroup } from './searchGroups.ts';
import type { SearchPaletteProps } from './searchPaletteProps.ts';

const picture = '/assets-drawn/garments/dress-silk.svg';
const product = (id: number, label: string, sku: string): SearchEntry => ({
  id: `product ${id}`,
  label,
  details: ['Gucci', sku, 'Barcelona Flagship'],
  image: picture,
  href: `/products/viewproduct/${id}`,
  end: (
    <StatusBadge size="small" tone="success" phase="full">
      Available
    </StatusBadge>
  ),
});
const products = [product(17, 'Silk Slip Dress', 'GC-SLK-0117'), product(18, 'Linen Dress', 'GC-LIN-0018'), product(21, 'Evening Wrap Dress', 'GC-EVE-0021')];
const settings: SearchEntry = { id: 'screen settings', label: 'Settings', icon: <GearSix size={18} />, href: '/settings' };
const add = fn().mockName('add');
const addProduct: SearchEntry = { id: 'add', label: 'Add New Product', icon: <Plus size={18} />, onAction: add };

/** The results of an app; these stories ignore the query. */
const results: readonly SearchGroup[] = [
  { label: 'Products', entries: products, count: 17, all: { count: 17, href: '/products?search=dress' } },
  { label: 'Screens', entries: [settings] },
];
const suggestions: readonly SearchGroup[] = [
  { label: 'Recent', entries: [products[0]!] },
  { label: 'Suggestions', entries: [{ id: 'cleaning', label: 'To clean', icon: <WashingMachine size={18} />, end: <Badge>7</Badge>, href: '/products' }] },
  { label: 'Actions', entries: [addProduct] },
];

/** A page whose button opens the palette, with results for 'dress'. */
function Page({ isOpen: opensFirst, query: initial, onQueryChange, onClose, groups, ...props }: SearchPaletteProps) {
  const [isOpen, setOpen] = useState(opensFirst);
  const [query, setQuery] = useState(initial);
  const found = query.trim() === '' ? suggestions : query === 'dress' ? groups : [];
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <SearchPalette
        {...props}
        isOpen={isOpen}
        query={query}
        onQueryChange={(typed) => {
          setQuery(typed);
          onQueryChange(typed);
        }}
        groups={found}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

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
    placeholder: 'Search something here',
    hint: 'Search finds names, brands, SKUs, barcodes, ids and people.',
    tip: 'A scanned barcode opens its product',
    onChoose: fn(),
    onClose: fn(),
  },
  beforeEach: () => void add.mockClear(),
  render: (args) => <Page {...args} />,
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};
const option = (name: RegExp | string) => screen.getByRole('option', { name });

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
    const input = await open();
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

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = await open();
    const isActive = (name: RegExp | string) => expect(input).toHaveAttribute('aria-activedescendant', option(name).id);
    await step('the first result is active; arrows, Home and End move, and the focus stays in the field', async () => {
      await userEvent.keyboard('dress');
      await isActive(/Silk Slip Dress/);
      await userEvent.keyboard('{ArrowDown}');
      await isActive(/Linen Dress/);
      await userEvent.keyboard('{End}');
      await isActive('Settings');
      await userEvent.keyboard('{ArrowDown}');
      await isActive(/Silk Slip Dress/);
      await userEvent.keyboard('{ArrowUp}{Home}');
      await isActive(/Silk Slip Dress/);
      await expect(input).toHaveFocus();
    });
    await step('Escape empties the field, then closes and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    });
    await step('Ctrl+Enter and Ctrl+click open a result in a new tab, and the palette stays', async () => {
      const newTab = spyOn(window, 'open').mockReturnValue(null);
      await open();
      await userEvent.keyboard('dress{Control>}{Enter}{/Control}');
      await expect(newTab).toHaveBeenCalledWith('/products/viewproduct/17', '_blank', 'noopener');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Silk Slip Dress' }));
      option(/Evening Wrap Dress/).addEventListener('click', (event) => event.preventDefault());
      const held = userEvent.setup();
      await held.keyboard('{Control>}');
      await held.click(option(/Evening Wrap Dress/));
      await held.keyboard('{/Control}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Evening Wrap Dress' }));
      await expect(screen.getByRole('combobox')).toHaveFocus();
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    });
    await step('Enter opens the active result', async () => {
      await open();
      await userEvent.keyboard('dress{ArrowDown}{Enter}');
      await expect(navigated).toHaveBeenLastCalledWith('/products/viewproduct/18');
      await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Linen Dress' }));
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    });
  },
});

/** Ends the current search. */
let finish = () => {};

/** The results follow the query late; until then they belong to the former query. */
export const EnterBeforeResults = meta.story({
  args: { isOpen: true, query: 'dress' },
  render: function Render({ isOpen: opensFirst, ...args }) {
    const [isOpen, setOpen] = useState(opensFirst);
    const [query, setQuery] = useState(args.query);
    const [found, setFound] = useState(query);
    useEffect(() => {
      finish = () => setFound(query);
    }, [query]);
    return (
      <SearchPalette
        {...args}
        isOpen={isOpen}
        query={query}
        onQueryChange={setQuery}
        groups={found === 'dress' ? results : [{ label: 'Screens', entries: [settings] }]}
        isStale={found !== query}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ args, step }) => {
    const input = await screen.findByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'settings{Enter}');
    await step('Enter opens nothing that an earlier query has found', async () => {
      await expect(option(/Silk Slip Dress/)).toBeInTheDocument();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('it opens what this one finds', async () => {
      finish();
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
      await expect(navigated).toHaveBeenLastCalledWith('/settings');
    });
  },
});

const loaded = 'story-loaded';

export const AfterWaiting = meta.story({
  args: { isOpen: true, query: 'dress', typedAhead: { selection: [2, 3], isEntered: true } },
  render: function Render({ isOpen: opensFirst, ...args }) {
    const [isOpen, setOpen] = useState(opensFirst);
    const [isLoading, setLoading] = useState(true);
    useEffect(() => {
      const listen = () => setLoading(false);
      window.addEventListener(loaded, listen);
      return () => window.removeEventListener(loaded, listen);
    }, []);
    return (
      <SearchPalette
        {...args}
        isOpen={isOpen}
        isLoading={isLoading}
        groups={isLoading ? [{ label: 'Screens', entries: [settings] }] : results}
        onClose={() => setOpen(false)}
      />
    );
  },
  play: async ({ args, step }) => {
    const input = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 3]);
    await step('Enter opens the first result, once all have come', async () => {
      await expect(option('Settings')).toBeInTheDocument();
      await expect(args.onChoose).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(loaded));
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Silk Slip Dress' }));
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
