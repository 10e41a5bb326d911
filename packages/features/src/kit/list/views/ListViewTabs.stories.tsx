import { Button } from '@valise/ui/Button';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { keptListArgs, useKeptList } from '../../testing/keptList.ts';
import { defaultPreferences, type ListPreferences } from '../listPreferences.ts';
import { listState } from '../listState.ts';
import { ListViewTabs } from './ListViewTabs.tsx';
import { type ListViews, noViews } from './listViews.ts';
import { SaveFirstView } from './SaveFirstView.tsx';

const list = listState({ filters: {}, sort: { columns: [] }, sizes: [10, 25] });
type State = typeof list.default;

const rows = ['Silk Slip Dress', 'Silk Scarf', 'Linen Trousers'];
const countOf = fn(({ search }: State) => rows.filter((row) => row.toLowerCase().includes(search)).length);
const args = {
  ...keptListArgs<State>(list.default),
  views: { views: [{ id: 'silk', name: 'Silk', query: 'search=silk', preferences: defaultPreferences }] },
};

interface TabsProps {
  views?: ListViews;
  listState?: State;
  preferences?: ListPreferences;
}

function Tabs({ views = args.views, listState: start = args.listState, preferences = args.preferences }: TabsProps) {
  const { listState: state, onListStateChange, ...kept } = useKeptList({ ...args, views, listState: start, preferences });
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      <ListViewTabs {...kept} label="Products" list={list} state={state} onStateChange={onListStateChange} countOf={countOf} />
      <SaveFirstView {...kept} label="Products" list={list} state={state} />
      <Button onPress={() => onListStateChange({ ...state, search: 'dress' })}>Search for a dress</Button>
      <Button onPress={() => onListStateChange({ ...state, search: '' })}>Clear search</Button>
      <Button onPress={() => onListStateChange({ ...state, size: 25 })}>25 rows</Button>
      <p>Hidden: {kept.preferences.hiddenColumns.join(', ') || 'none'}</p>
      <p>Exported: {kept.preferences.exported}</p>
    </>
  );
}

const meta = preview.meta({ title: 'Patterns/Saved views of a list', component: Tabs });

export const Searched = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Silk, 2' })).toBeVisible();
    countOf.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Search for a dress' }));
    await expect(canvas.getByRole('tab', { name: 'Unsaved view, 1' })).toBeVisible();
    // A view's rows are not counted again.
    await expect(countOf.mock.calls.map(([{ search }]) => search)).not.toContain('silk');
  },
});

const narrow = { views: [{ id: 'silk', name: 'Silk', query: 'search=silk', preferences: { ...defaultPreferences, hiddenColumns: ['grade'] } }] };

export const OpenedByItsAddress = meta.story({
  args: { views: narrow, listState: list.parse(new URLSearchParams('search=silk')), preferences: { ...defaultPreferences, exported: 'all' } },
  play: async ({ canvas, step }) => {
    await step('a view has its name and its columns', async () => {
      await expect(canvas.getByRole('tab', { name: 'Silk, 2' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByText('Hidden: grade')).toBeVisible();
    });
    await step('other rows per page are the same view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '25 rows' }));
      await expect(canvas.getByRole('tab', { name: 'Silk, 2' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    });
    await step('all has none of its hidden columns', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(canvas.getByRole('tab', { name: 'All, 3' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByText('Hidden: none')).toBeVisible();
    });
    await step('neither changes which fields an export has', () => expect(canvas.getByText('Exported: all')).toBeVisible());
  },
});

export const FirstView = meta.story({
  args: { views: noViews },
  play: async ({ canvas, step }) => {
    await step('it is saved from the tools of the list, has a tab, and that the focus', async () => {
      await expect(canvas.queryByRole('tab')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Search for a dress' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'View name' })).toHaveFocus());
      await userEvent.keyboard('Dresses{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Dresses, 1' })).toHaveFocus());
    });
    await step('deleted, the tabs go and the heading has the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.queryByRole('tab')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Products' })).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
    });
  },
});
