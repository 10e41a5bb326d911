'use client';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import * as tabs from '../Tabs/Tabs.css.ts';
import type { SavedView } from './savedViewsProps.ts';

interface ViewTabProps {
  ref?: Ref<HTMLButtonElement>;
  view: SavedView;
  isSelected: boolean;
  controls?: string;
  /** Whether the view's menu is open. Undefined for a tab without a menu. */
  isMenuOpen: boolean | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPress: (byKey: boolean) => void;
}

/** The tab of a view. A press on the selected tab opens its menu. */
export function ViewTab({ ref, view: { name, count }, isSelected, controls, isMenuOpen, onKeyDown, onPress }: ViewTabProps) {
  const tab = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => tab.current as HTMLButtonElement);
  useLayoutEffect(() => {
    const list = tab.current?.parentElement;
    if (!isSelected || !tab.current || !list) return;
    // `scrollIntoView` would also scroll the page.
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
