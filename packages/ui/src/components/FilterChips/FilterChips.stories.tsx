import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

const chip = (facet: string, value: string, count?: number) => ({ id: `${facet}.${value}`, facet, value, count, onRemove: fn() });
const three = [chip('Status', 'Available', 24), chip('Status', 'Under Maintenance', 7), chip('Stock', 'In stock', 31)];

/** Stores the filters like an application, with the delay of an address. */
function Filters({ chips: initial, summary }: Pick<FilterChipsProps, 'chips' | 'summary'>) {
  const [chips, setChips] = useState(initial);
  const filters = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => setTimeout(() => setChips((known) => known.filter((each) => each.id !== id)));
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button ref={filters}>Filters</Button>
      {chips.length > 0 && (
        <FilterChips
          chips={chips.map((each) => ({ ...each, onRemove: () => remove(each.id) }))}
          summary={summary}
          onClearAll={() => setChips([])}
          focusAfterLast={() => filters.current}
        />
      )}
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data/FilterChips',
  component: Filters,
  tags: ['stable'],
  args: { chips: three, summary: '31 of 248 products' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await step('a removed chip passes the focus to the next one', async () => {
      await userEvent.click(remove('Status Available'));
      await waitFor(() => expect(remove('Status Under Maintenance')).toHaveFocus());
    });
    await step('Delete removes the focused chip, the last one passes the focus back', async () => {
      remove('Stock In stock').focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await expect(remove('Status Under Maintenance')).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    });
    await step('after the only chip focus is on Filters', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
    });
  },
});

export const ClearAll = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { chips: [chip('Search', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze with everything that belongs to it', 12_840), ...three] },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({ tags: ['sheet'] });
