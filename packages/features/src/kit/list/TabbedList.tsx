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
  /** The table, the same in every tab. */
  children: ReactNode;
}

/** The tabs of a list. Each shows the table. */
export function TabbedList({ tabs, children, ...props }: TabbedListProps) {
  return <Tabs {...props} tabs={tabs.map((tab) => ({ ...tab, content: children }))} />;
}
