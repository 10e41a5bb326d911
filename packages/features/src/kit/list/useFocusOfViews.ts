'use client';
import { useStableCallback } from '@valise/ui/hooks';
import { useEffect, useRef } from 'react';
import type { KeptList } from './keptList.ts';

/**
 * Keeps the focus of the saved views of a list in tabs. With the first saved view they move to a row of their own, and back with the
 * last, which removes the focused element: then the selected tab is focused. `place` is around both rows of tabs.
 */
export function useFocusOfViews({ views, onViewsChange }: Pick<KeptList<never>, 'views' | 'onViewsChange'>, chosenTab: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const hasViews = views.views.length > 0;
  const isMovingTo = useRef<boolean>(undefined);
  useEffect(() => {
    if (isMovingTo.current !== hasViews) return;
    // The tab of a deleted view is left a moment later.
    if (hasViews || chosenTab === null) isMovingTo.current = undefined;
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [hasViews, chosenTab]);
  return {
    place,
    onViewsChange: useStableCallback((next: typeof views) => {
      const willHaveViews = next.views.length > 0;
      if (willHaveViews !== hasViews) isMovingTo.current = willHaveViews;
      onViewsChange(next);
    }),
  };
}
