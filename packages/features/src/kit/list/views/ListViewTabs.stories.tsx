import { Button } from '@valise/ui/Button';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { keptListArgs, useKeptList } from '../../testing/keptList.fixtures.ts';
import { defaultPreferences } from '../listPreferences.ts';
import { listState } from '../listState.ts';
import { ListViewTabs } from './ListViewTabs.tsx';

const list = listState({ filters: {}, sort: { columns: [] }, sizes: [10] });
type State = typeof list.default;

const rows = ['Silk Slip Dress', 'Silk Scarf', 'Linen Trousers'];
const countOf = fn(({ search }: State) => rows.filter((row) => row.toLowerCase().includes(search)).length);
const args = {
  ...keptListArgs<State>(list.default),
  views: { views: [{ id: 'silk', name: 'Silk', query: 'search=silk', preferences: defaultPreferences }] },
};

function Tabs() {
  const { listState: state, onListStateChange, ...kept } = useKeptList(args);
  return (
    <>
      <ListViewTabs {...kept} label="Products" list={list} state={state} onStateChange={onListStateChange} countOf={countOf} />
      <Button onPress={() => onListStateChange({ ...state, search: 'dress' })}>Search for a dress</Button>
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
    // The rows of a view are not counted again.
    await expect(countOf.mock.calls.map(([{ search }]) => search)).not.toContain('silk');
  },
});
