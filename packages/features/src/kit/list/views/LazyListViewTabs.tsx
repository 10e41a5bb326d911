'use client';
import { lazyPart } from '@valise/ui/lazyPart';
import { memo } from 'react';
import type { ListViewTabs, ListViewTabsProps } from './ListViewTabs.tsx';
import { inRow, place } from './LazyListViewTabs.css.ts';

const Tabs = lazyPart<ListViewTabsProps<never>>(async () => (await import('./ListViewTabs.tsx')).ListViewTabs, { when: 'idle' });

function Place(props: ListViewTabsProps<never>) {
  const isInOtherRow = props.hasOwnTabs === true && props.views.views.length === 0;
  return (
    <div className={isInOtherRow ? inRow : place}>
      <Tabs {...props} />
    </div>
  );
}

/** The saved views of a list, fetched once the list is there; their place is kept. Memoised, so that another page does not render them. */
export const LazyListViewTabs = memo(Place) as unknown as typeof ListViewTabs;
