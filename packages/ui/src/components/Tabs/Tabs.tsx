'use client';
import { createContext, memo, type ReactNode, use, useEffect, useRef } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { arriveUnselected } from '../../hooks/arriveUnselected.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** The number of items in the tab: a badge, and part of the tab's name. */
  count?: number;
  /** `warning` is for items that need attention. @default 'neutral' */
  countTone?: 'neutral' | 'warning';
  content: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The selected tab's id, for controlled tabs, for example by the address. */
  selectedId?: string;
  /** The initially selected tab. @default the first */
  defaultSelectedId?: string;
  onSelectionChange?: (id: string) => void;
}

/** Sections of a page, shown one at a time. */
export function Tabs({ onSelectionChange, ...props }: TabsProps) {
  const select = useStableCallback((id: string) => onSelectionChange?.(id));
  return (
    <ItemsContext value={props.tabs}>
      <TabbedPanels {...props} onSelectionChange={select} />
    </ItemsContext>
  );
}

const ItemsContext = createContext<readonly TabItem[]>([]);
const PanelContent = ({ id }: { id: string }) => use(ItemsContext).find((tab) => tab.id === id)?.content;

const isSameTab = (one: TabItem, other: TabItem | undefined) =>
  one.id === other?.id &&
  one.label === other.label &&
  one.count === other.count &&
  one.countTone === other.countTone &&
  one.isDisabled === other.isDisabled;

/** Memoised by the content of the tabs, not of the panels: React Aria collects the tabs again in a second tree at every render. */
const TabbedPanels = memo(
  function TabbedPanels({ label, tabs, selectedId, defaultSelectedId, onSelectionChange }: TabsProps) {
    const number = useNumberFormat();
    return (
      <AriaTabs
        className={styles.tabs}
        selectedKey={selectedId}
        defaultSelectedKey={defaultSelectedId}
        onSelectionChange={(id: Key) => onSelectionChange?.(String(id))}
      >
        <div className={styles.row}>
          <TabList ref={arriveUnselected} aria-label={label} className={styles.list}>
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
        </div>
        {tabs.map(({ id }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            <PanelContent id={id} />
          </TabPanel>
        ))}
      </AriaTabs>
    );
  },
  (before, after) =>
    before.label === after.label &&
    before.selectedId === after.selectedId &&
    before.tabs.length === after.tabs.length &&
    before.tabs.every((tab, place) => isSameTab(tab, after.tabs[place])),
);

/** Scrolls the selected tab with its focus ring into view when the tabs do not fit, also after the window was turned or resized. */
function TabLabel({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = label.current?.parentElement;
    const list = tab?.parentElement;
    if (!isSelected || !tab || !list) return undefined;
    const sizes = new ResizeObserver(() => {
      const [inside, outside] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
      const room = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      const before = Math.min(0, inside.left - room - outside.left);
      list.scrollBy({ left: before === 0 ? Math.max(0, inside.right + room - outside.right) : before });
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
