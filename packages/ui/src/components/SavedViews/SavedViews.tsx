'use client';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { Copy } from '../../icons/Copy.tsx';
import { PencilSimple } from '../../icons/PencilSimple.tsx';
import { Star } from '../../icons/Star.tsx';
import { Trash } from '../../icons/Trash.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../Menu/MenuItem.tsx';
import * as tabs from '../Tabs/Tabs.css.ts';
import { LazyViewName } from './LazyViewName.tsx';
import { savedViewsMessages } from './messages.ts';
import * as styles from './SavedViews.css.ts';
import { SaveView } from './SaveView.tsx';
import { allViews, type SavedView, unsavedView } from './savedViewsProps.ts';

export interface SavedViewsProps {
  /** The list that the views are of, for example 'Products'. */
  label: string;
  /** The saved views in their order; the view of everything comes before them. */
  views: readonly SavedView[];
  /** How many items there are in all, and how many show now, where that is known. */
  counts?: { all?: number; shown?: number };
  /** The id of the selected view, `allViews` or `unsavedView`. */
  selectedId: string;
  /** The id of the view that the list opens with. */
  defaultId?: string;
  /** The id of the element that the views show. */
  controls?: string;
  onSelect: (id: string) => void;
  onSave: (name: string, isDefault: boolean) => void;
  onRename: (id: string, name: string) => void;
  /** Called with undefined when no view is the default any more. */
  onDefaultChange: (id: string | undefined) => void;
  /** Called with the name of the copy, which the application then selects. */
  onDuplicate: (id: string, name: string) => void;
  onDelete: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The saved views of a list as tabs above it. What is no saved view is the last tab, and can be saved. */
export function SavedViews(props: SavedViewsProps) {
  const { label, views, counts, selectedId, defaultId, controls } = props;
  const { onSelect, onSave, onRename, onDefaultChange, onDuplicate, onDelete } = props;
  const messages = useMessages(savedViewsMessages);
  const list = useRef<HTMLDivElement>(null);
  const selectedTab = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'rename' | 'delete'>();
  const [menuStartsOn, setMenuStartsOn] = useState<'first' | true>(true);
  const close = () => setOpen(undefined);
  const openMenu = (byKey: boolean) => {
    setMenuStartsOn(byKey ? 'first' : true);
    setOpen('menu');
  };
  const isUnsaved = selectedId === unsavedView;
  /** The id of the tab that a new view follows. */
  const leaving = useRef<string>(undefined);
  // Save, where the focus would return to, leaves with what was unsaved, and a duplicated view is no longer the selected one.
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
    const from = elements.indexOf(document.activeElement as HTMLElement);
    const direction = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const step = (steps[key] ?? 0) * direction;
    const to = key === 'Home' ? 0 : key === 'End' ? elements.length - 1 : (from + step + elements.length) % elements.length;
    if (key === 'ArrowDown' && selected !== undefined && elements[from] === selectedTab.current) openMenu(true);
    else if (step !== 0 || key === 'Home' || key === 'End') elements[to]?.focus();
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
      <div ref={list} role="tablist" aria-label={messages.savedViews} className={tabs.list}>
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
      <Menu
        // Of a deleted view it is still closing.
        aria-label={selected?.name ?? messages.savedViews}
        triggerRef={selectedTab}
        isOpen={open === 'menu'}
        onOpenChange={(isOpen) => !isOpen && setOpen((now) => (now === 'menu' ? undefined : now))}
        startsOn={menuStartsOn}
        placement="bottom start"
      >
        <MenuItem icon={<PencilSimple size={18} />} onAction={() => setOpen('rename')}>
          {messages.savedViewsRename}
        </MenuItem>
        <MenuItem icon={<Star size={18} />} onAction={() => onDefaultChange(selectedId === defaultId ? undefined : selectedId)}>
          {selectedId === defaultId ? messages.savedViewsNoDefault : messages.savedViewsMakeDefault}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onAction={duplicate}>
          {messages.savedViewsDuplicate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash size={18} />} tone="critical" onAction={() => setOpen('delete')}>
          {messages.savedViewsDelete}
        </MenuItem>
      </Menu>
      <LazyViewName
        label={messages.savedViewsRename}
        initialName={selected?.name ?? ''}
        takenNames={all.filter(({ id }) => id !== selectedId).map(({ name }) => name)}
        triggerRef={selectedTab}
        isOpen={open === 'rename'}
        onSave={(name) => {
          onRename(selectedId, name);
          close();
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={messages.savedViewsDelete}
        confirmLabel={messages.savedViewsConfirmDelete}
        tone="danger"
        size="small"
        restoreFocusTo={() => selectedTab.current}
        onConfirm={() => {
          close();
          onDelete(selectedId);
        }}
        onCancel={close}
      >
        {messages.savedViewsDeleteQuestion({ name: selected?.name ?? '' })}
      </ConfirmDialog>
    </div>
  );
}

interface ViewTabProps {
  ref?: Ref<HTMLButtonElement>;
  view: SavedView;
  isSelected: boolean;
  controls?: string;
  /** Undefined for a tab without a menu. */
  isMenuOpen: boolean | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPress: (byKey: boolean) => void;
}

function ViewTab({ ref, view: { name, count }, isSelected, controls, isMenuOpen, onKeyDown, onPress }: ViewTabProps) {
  const tab = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => tab.current as HTMLButtonElement);
  useLayoutEffect(() => {
    const list = tab.current?.parentElement;
    if (!isSelected || !tab.current || !list) return;
    // `scrollIntoView` would scroll the page too.
    const [{ left, right }, frame] = [tab.current.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollBy(Math.min(0, left - frame.left) + Math.max(0, right - frame.right), 0);
  }, [isSelected]);
  const number = useNumberFormat();
  return (
    <button
      ref={tab}
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={controls}
      aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
      aria-expanded={isMenuOpen}
      tabIndex={isSelected ? 0 : -1}
      data-selected={isSelected || undefined}
      className={tabs.tab}
      onKeyDown={onKeyDown}
      onClick={({ detail }) => onPress(detail === 0)}
    >
      <span className={tabs.label}>
        {name}
        {count !== undefined && <span className={tabs.pause}>,</span>}
        <span aria-hidden="true" className={tabs.boldWidth}>
          {name}
        </span>
      </span>
      {count !== undefined && <span className={tabs.counts.neutral}>{number(count)}</span>}
      {isMenuOpen !== undefined && <CaretDownBold size={14} />}
    </button>
  );
}
