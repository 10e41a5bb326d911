'use client';
import { type TabItem, Tabs } from '@valise/ui/Tabs';
import type { ReactNode } from 'react';

export interface TabbedListProps {
  /** Names the tabs. */
  label: string;
  tabs: readonly Omit<TabItem, 'content'>[];
  /** The id of the open tab. */
  selectedId: string;
  onSelectionChange: (id: string) => void;
  /** The table, in whichever tab is open. */
  children: ReactNode;
}

/** The tabs of a list, of which each shows the table. */
export function TabbedList({ tabs, children, ...props }: TabbedListProps) {
  return <Tabs {...props} tabs={tabs.map((tab) => ({ ...tab, content: children }))} />;
}
