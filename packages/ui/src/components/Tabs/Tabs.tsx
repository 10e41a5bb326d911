'use client';
import type { ReactNode } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** How many things the tab holds: a badge, and part of the tab's name. */
  count?: number;
  /** `warning` for things that wait for someone. @default 'neutral' */
  countTone?: 'neutral' | 'warning';
  content: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The chosen tab's id, where someone else keeps it, for example the address. */
  selectedId?: string;
  /** The tab chosen at first. @default the first */
  defaultSelectedId?: string;
  onSelectionChange?: (id: string) => void;
}

/** Parts of one page of which one is seen at a time. */
export function Tabs({ label, tabs, selectedId, defaultSelectedId, onSelectionChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={onSelectionChange && ((id: Key) => onSelectionChange(String(id)))}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, count, countTone = 'neutral', isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
            <span className={styles.label}>
              {name}
              {count !== undefined && <span className={styles.pause}>,</span>}
              <span aria-hidden="true" className={styles.boldWidth}>
                {name}
              </span>
            </span>
            {count !== undefined && <span className={styles.counts[countTone]}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
