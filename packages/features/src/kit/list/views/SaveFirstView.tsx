'use client';
import { SaveView } from '@valise/ui/SavedViews';
import { memo } from 'react';
import { withView } from './changeViews.ts';
import type { ListViewTabsProps } from './ListViewTabs.tsx';
import { newView } from './newView.ts';

export type SaveFirstViewProps<State extends { page: number }> = Pick<
  ListViewTabsProps<State>,
  'label' | 'list' | 'state' | 'preferences' | 'views' | 'onViewsChange'
>;

/**
 * The button in a list's toolbar that saves its first view; the tabs save further ones. Memoised, so that changing the page does
 * not render it.
 */
export const SaveFirstView = memo(Save) as typeof Save;

function Save<State extends { page: number }>({ label, list, state, preferences, views, onViewsChange }: SaveFirstViewProps<State>) {
  if (views.views.length > 0) return null;
  const query = list.query({ ...state, page: 1 }).toString();
  return <SaveView label={label} onSave={(name, isDefault) => onViewsChange(withView(views, newView(name, { query, preferences }), isDefault))} />;
}
