import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const changed = fn().mockName('changed');

const option = (label: string, count?: number) => ({ value: label.toLowerCase(), label, count });
const status = ['Available', 'Rented', 'Under Maintenance', 'Archived', 'Out of Stock'].map((label, index) => option(label, 24 - 5 * index));
const stock = ['In stock', 'No stock'].map((label) => option(label));

interface FiltersProps extends Pick<FilterMenuProps, 'isIconOnly'> {
  status?: readonly string[];
}

function Filters({ isIconOnly, status: initialStatus = [] }: FiltersProps) {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ Status: initialStatus, Stock: [] });
  const group = (label: string, options: typeof status) => ({
    label,
    options,
    chosen: chosen[label] ?? [],
    onChange: (values: string[]) => {
      setChosen({ ...chosen, [label]: values });
      changed(label, values);
    },
  });
  return (
    <FilterMenu
      isIconOnly={isIconOnly}
      groups={[group('Status', status), group('Stock', stock)]}
      resultCount={31}
      onClear={() => setChosen({ Status: [], Stock: [] })}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data/FilterMenu',
  component: Filters,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await step('the button has aria-expanded', async () => {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(trigger);
      await screen.findByRole('dialog', { name: 'Filters' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Clear all is disabled while nothing is chosen', async () => {
      await expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    });
  },
});

export const Conformance = meta.story({
  play: ({ step }) => overlayConformance({ role: 'dialog', name: 'Filters', trigger: 'Filters', step }),
});

export const Choosing = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const group = within(dialog.getByRole('group', { name: 'Status' }));
    await step('the first option has the focus', async () => {
      await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus());
    });
    await step('several values can be chosen, and each takes effect immediately', async () => {
      await userEvent.click(group.getByRole('checkbox', { name: 'Archived' }));
      await userEvent.click(group.getByRole('checkbox', { name: 'Available' }));
      await expect(changed).toHaveBeenLastCalledWith('Status', ['available', 'archived']);
    });
    await step('an option has its count as its description', async () => {
      await expect(group.getByRole('checkbox', { name: 'Rented' })).toHaveAccessibleDescription('19');
    });
    await step('Space chooses a value', async () => {
      within(dialog.getByRole('group', { name: 'Stock' })).getByRole('checkbox', { name: 'In stock' }).focus();
      await userEvent.keyboard(' ');
      await expect(changed).toHaveBeenLastCalledWith('Stock', ['in stock']);
    });
    await step('the button shows and names the number of chosen values', async () => {
      await userEvent.keyboard('{Escape}');
      const trigger = await screen.findByRole('button', { name: 'Filters, 3 active' });
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveTextContent('Filters 3');
    });
    await step('Clear all empties all groups', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
      for (const box of await screen.findAllByRole('checkbox')) await expect(box).not.toBeChecked();
    });
  },
});

export const IconOnly = meta.story({
  args: { isIconOnly: true, status: ['rented'] },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Filters, 1 active' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});

export const LongText = meta.story({
  render: () => (
    <FilterMenu
      label="Filter pieces by what has become of them"
      onClear={fn()}
      groups={[
        {
          label: 'Status of the piece in the warehouse of the partner',
          options: [option('Waiting for the traveler to hand it back at the Barcelona flagship store'), option('Available')],
          chosen: ['available'],
          onChange: fn(),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isIconOnly: true, status: ['rented'] },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 active' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await step('the filters are a sheet at the lower edge, with both buttons in sight', async () => {
      await expect(await screen.findByRole('checkbox', { name: 'Rented' })).toBeChecked();
      // Without its edge.
      await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight - 1, 0));
      for (const name of ['Clear all', 'Show 31']) {
        const { top, bottom } = screen.getByRole('button', { name }).getBoundingClientRect();
        await expect(top).toBeGreaterThan(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      }
    });
    await step('Show closes it and returns the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show 31' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 1 active' })).toHaveFocus());
    });
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { status: ['available', 'rented'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 active' }));
    await screen.findByRole('dialog');
  },
});
