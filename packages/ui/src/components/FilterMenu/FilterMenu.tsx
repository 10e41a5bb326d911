'use client';
import { useRef, useState } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { SlidersHorizontal } from '../../icons/SlidersHorizontal.tsx';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterGroup, FilterPanelProps } from './filterPanelProps.ts';
import { filterMenuMessages } from './messages.ts';

const Panel = lazyOverlay<FilterPanelProps>(async () => (await import('./FilterPanel.tsx')).FilterPanel, {
  close: ({ onOpenChange }) => onOpenChange(false),
  isOften: true,
});

export interface FilterMenuProps {
  groups: readonly FilterGroup[];
  /** Empties all groups. */
  onClear: () => void;
  /** The button's label. @default 'Filters' */
  label?: string;
  /** Shows only the icon, 44 px, and opens a sheet from below, for phones. @default false */
  isIconOnly?: boolean;
  /** The number of items that show now. It names the button that closes the filters, for example 'Show 31'. @default there is no button */
  resultCount?: number;
  /** Called when it opens and closes, for example to compute counts only while it is open. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens filters and shows how many are chosen. Each choice takes effect immediately. */
export function FilterMenu({ groups, onClear, label, isIconOnly = false, resultCount, onOpenChange }: FilterMenuProps) {
  const messages = useMessages(filterMenuMessages);
  const number = useNumberFormat();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const changeOpen = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const name = label ?? messages.filterMenu;
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const fullName = count === 0 ? name : messages.filterMenuActive({ name, count });
  const trigger = {
    ref: triggerRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPress: () => changeOpen(true),
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...trigger} label={fullName} variant="secondary" size="large">
          <SlidersHorizontal size={20} />
          {count > 0 && (
            <span className={styles.corner}>
              <Badge tone="accent">{number(count)}</Badge>
            </span>
          )}
        </IconButton>
      ) : (
        <Button {...trigger} icon={<SlidersHorizontal size={18} />} aria-label={count === 0 ? undefined : fullName}>
          {name} {count > 0 && <Badge tone="subtle">{number(count)}</Badge>}
          <CaretDownBold size={14} />
        </Button>
      )}
      <Panel
        name={name}
        groups={groups}
        canClear={count > 0}
        onClear={onClear}
        triggerRef={triggerRef}
        isOpen={isOpen}
        resultCount={resultCount}
        isSheet={isIconOnly}
        onOpenChange={changeOpen}
      />
    </>
  );
}
