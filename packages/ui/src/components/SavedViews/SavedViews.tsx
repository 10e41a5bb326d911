'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { arriveUnselected } from '../../hooks/arriveUnselected.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as tabs from '../Tabs/Tabs.css.ts';
import { savedViewsMessages } from './messages.ts';
import * as styles from './SavedViews.css.ts';
import { SaveView } from './SaveView.tsx';
import { allViews, type SavedView, unsavedView } from './savedViewsProps.ts';
import { nextTab } from './nextTab.ts';
import { type OpenAction, ViewActions } from './ViewActions.tsx';
import { ViewTab } from './ViewTab.tsx';

export interface SavedViewsProps {
  /** The list's name, for example 'Products'. */
  label: string;
  /** The saved views in their order. The view of everything comes before them. */
  views: readonly SavedView[];
  /** The number of all items and of the shown items; undefined while it is unknown. */
  counts?: { all?: number; shown?: number };
  /** The id of the selected view, `allViews` or `unsavedView`. */
  selectedId: string;
  /** The id of the default view, with which the list opens. */
  defaultId?: string;
  /** The id of the element that shows the selected view. */
  controls?: string;
  onSelect: (id: string) => void;
  onSave: (name: string, isDefault: boolean) => void;
  onRename: (id: string, name: string) => void;
  /** Called with the new default view, or undefined when the default was removed. */
  onDefaultChange: (id: string | undefined) => void;
  /** Called with the name of the copy. The application then selects the copy. */
  onDuplicate: (id: string, name: string) => void;
  onDelete: (id: string) => void;
}

/** The saved views of a list as tabs above it. A state that is not saved is the last tab, and can be saved. */
export function SavedViews(props: SavedViewsProps) {
  const { label, views, counts, selectedId, defaultId, controls } = props;
  const { onSelect, onSave, onRename, onDefaultChange, onDuplicate, onDelete } = props;
  const messages = useMessages(savedViewsMessages);
  const list = useRef<HTMLDivElement>(null);
  const arrive = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    arriveUnselected(element);
  }, []);
  const selectedTab = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenAction>();
  const [menuStartsOn, setMenuStartsOn] = useState<'first' | true>(true);
  const openMenu = (byKey: boolean) => {
    setMenuStartsOn(byKey ? 'first' : true);
    setOpen('menu');
  };
  const isUnsaved = selectedId === unsavedView;
  /** The id of the tab after which a new view appears. */
  const leaving = useRef<string>(undefined);
  // The focus cannot return to Save, which is removed with the unsaved tab, nor to a duplicated view, which is no longer selected.
  useEffect(() => {
    if (leaving.current === undefined || leaving.current === selectedId) return;
    leaving.current = undefined;
    selectedTab.current?.focus();
  }, [selectedId]);
  const selected = views.find(({ id }) => id === selectedId);
  const all = [
    { id: allViews, name: messages.savedViewsAll, count: counts?.all },
    ...views,
    { id: unsavedView, name: messages.savedViewsUnsaved, count: counts?.shown },
  ];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = elements.indexOf(currentTarget);
    const to = nextTab(key, { from, count: elements.length, isMirrored: getComputedStyle(currentTarget).direction === 'rtl' });
    if (key === 'ArrowDown' && selected !== undefined && currentTarget === selectedTab.current) openMenu(true);
    else if (to !== undefined) elements[to]?.focus();
    else return;
    event.preventDefault();
  }

  function freeName(name: string) {
    for (let number = 2; ; number += 1) {
      const copy = messages.savedViewsCopyOf({ name, number });
      if (!all.some((view) => view.name === copy)) return copy;
    }
  }

  function duplicate() {
    leaving.current = selectedId;
    onDuplicate(selectedId, freeName(selected?.name ?? ''));
  }

  return (
    <div className={styles.row}>
      <div ref={arrive} role="tablist" aria-label={messages.savedViews} className={tabs.list}>
        {(isUnsaved ? all : all.slice(0, -1)).map((view) => {
          const isSelected = view.id === selectedId;
          const hasMenu = isSelected && selected !== undefined;
          return (
            <ViewTab
              key={view.id}
              ref={isSelected ? selectedTab : undefined}
              view={view}
              isSelected={isSelected}
              controls={controls}
              isMenuOpen={hasMenu ? open === 'menu' : undefined}
              onKeyDown={onKeyDown}
              onPress={(byKey) => (hasMenu ? openMenu(byKey) : onSelect(view.id))}
            />
          );
        })}
      </div>
      {isUnsaved && (
        <div className={styles.save}>
          <SaveView
            label={label}
            takenNames={views.map(({ name }) => name)}
            variant="tab"
            onSave={(name, isDefault) => {
              leaving.current = selectedId;
              onSave(name, isDefault);
            }}
          />
        </div>
      )}
      <ViewActions
        view={selected}
        isDefault={selectedId === defaultId}
        takenNames={all.filter(({ id }) => id !== selectedId).map(({ name }) => name)}
        triggerRef={selectedTab}
        open={open}
        menuStartsOn={menuStartsOn}
        onOpen={setOpen}
        onRename={(name) => onRename(selectedId, name)}
        onDefaultChange={(isDefault) => onDefaultChange(isDefault ? selectedId : undefined)}
        onDuplicate={duplicate}
        onDelete={() => onDelete(selectedId)}
      />
    </div>
  );
}
