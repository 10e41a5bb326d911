import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GearSix } from '../../../icons/GearSix.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { WashingMachine } from '../../../icons/WashingMachine.tsx';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { StatusBadge } from '../../StatusBadge/StatusBadge.tsx';
import { SearchPalette } from '../SearchPalette.tsx';
import type { SearchEntry, SearchGroup } from '../searchGroups.ts';
import type { SearchPaletteProps } from '../searchPaletteProps.ts';

const picture = '/assets-drawn/garments/dress-silk.svg';
export const product = (id: number, label: string, sku: string): SearchEntry => ({
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
export const settings: SearchEntry = { id: 'screen settings', label: 'Settings', icon: <GearSix size={18} />, href: '/settings' };
export const add = fn().mockName('add');
const addProduct: SearchEntry = { id: 'add', label: 'Add New Product', icon: <Plus size={18} />, onAction: add };

/** The results of an app; these stories ignore the query. */
export const results: readonly SearchGroup[] = [
  { label: 'Products', entries: products, count: 17, all: { count: 17, href: '/products?search=dress' } },
  { label: 'Screens', entries: [settings] },
];
const suggestions: readonly SearchGroup[] = [
  { label: 'Recent', entries: [products[0]!] },
  { label: 'Suggestions', entries: [{ id: 'cleaning', label: 'To clean', icon: <WashingMachine size={18} />, end: <Badge>7</Badge>, href: '/products' }] },
  { label: 'Actions', entries: [addProduct] },
];

/** A page whose button opens the palette, with results for 'dress'. */
export function PalettePage({ isOpen: opensFirst, query: initial, onQueryChange, onClose, groups, ...props }: SearchPaletteProps) {
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

/** The texts of the palette. */
export const paletteTexts = {
  placeholder: 'Search something here',
  hint: 'Search finds names, brands, SKUs, barcodes, ids and people.',
  tip: 'A scanned barcode opens its product',
};

/** Opens the palette by its button. */
export const openPalette = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};
export const option = (name: RegExp | string) => screen.getByRole('option', { name });
