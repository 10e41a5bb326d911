'use client';
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useRef, useState } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { filterMenuMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FilterMenu.css.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

/** Values of one kind, of which any number can be chosen; none chosen shows all. */
export interface FilterGroup {
  /** Heads the group, for example 'Status'. */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** The chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
}

export interface FilterMenuProps {
  groups: readonly FilterGroup[];
  /** Nothing is to be chosen in any group. */
  onClear: () => void;
  /** What the button says. @default 'Filters' */
  label?: string;
  /** The button is only its icon, 44 px, as on phones. @default false */
  isIconOnly?: boolean;
}

const Panel = lazyOverlay<FilterPanelProps>(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** A button that opens filters. Each choice takes effect at once; the button counts them. */
export function FilterMenu({ groups, onClear, label, isIconOnly = false }: FilterMenuProps) {
  const messages = useMessages(filterMenuMessages);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = label ?? messages.filterMenu;
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const fullName = count === 0 ? name : messages.filterMenuActive({ name, count });
  const trigger = {
    ref: triggerRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPress: () => setOpen(true),
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...trigger} label={fullName} variant="secondary" size="large">
          <SlidersHorizontal size={20} />
          {count > 0 && (
            <span className={styles.corner}>
              <Badge tone="accent">{count}</Badge>
            </span>
          )}
        </IconButton>
      ) : (
        <Button {...trigger} icon={<SlidersHorizontal size={18} />} aria-label={count === 0 ? undefined : fullName}>
          {name} {count > 0 && <Badge tone="accent">{count}</Badge>}
        </Button>
      )}
      <Panel
        name={name}
        groups={groups}
        canClear={count > 0}
        onClear={onClear}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
