'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** How many items the tab has: shown as a badge, and part of the tab's name. */
  count?: number;
  /** `warning` for items that need attention. @default 'neutral' */
  countTone?: 'neutral' | 'warning';
  content: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The selected tab's id, when it is controlled, for example by the address. */
  selectedId?: string;
  /** The initially selected tab. @default the first */
  defaultSelectedId?: string;
  onSelectionChange?: (id: string) => void;
  /** Stands at the end of the row of tabs, in sight while they scroll; what comes and goes there moves nothing below. At most 44 px high. */
  end?: ReactNode;
}

/** Sections of a page, shown one at a time. */
export function Tabs({ label, tabs, selectedId, defaultSelectedId, onSelectionChange, end }: TabsProps) {
  const number = useNumberFormat();
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={onSelectionChange && ((id: Key) => onSelectionChange(String(id)))}
    >
      <div className={styles.row}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: name, count, countTone = 'neutral', isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
              {({ isSelected }) => (
                <>
                  <TabLabel isSelected={isSelected}>
                    {name}
                    {count !== undefined && <span className={styles.pause}>,</span>}
                    <span aria-hidden="true" className={styles.boldWidth}>
                      {name}
                    </span>
                  </TabLabel>
                  {count !== undefined && <span className={styles.counts[countTone]}>{number(count)}</span>}
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {end}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls the selected tab into view when the tabs do not fit, also after the window was turned or resized. */
function TabLabel({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = label.current?.parentElement;
    const list = tab?.parentElement;
    if (!isSelected || !tab || !list) return undefined;
    const sizes = new ResizeObserver(() => {
      const [inside, outside] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
      const before = Math.min(0, inside.left - outside.left);
      list.scrollBy({ left: before === 0 ? Math.max(0, inside.right - outside.right) : before });
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [isSelected]);
  return (
    <span ref={label} className={styles.label}>
      {children}
    </span>
  );
}
