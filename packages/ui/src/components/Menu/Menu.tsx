'use client';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode, RefObject } from 'react';
import {
  Header,
  type Key,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { safeUrl } from '../../safeUrl.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. What destroys comes last. */
  children: ReactNode;
  /** Names the menu. @default the name of its trigger */
  'aria-label'?: string;
  /** Where it opens beside its trigger. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Called with the `id` of the item that was chosen. */
  onAction?: (id: Key) => void;
  /** For a menu shared by several triggers: the one it opens at. Inside a `MenuTrigger` leave these three out. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A list of actions that opens at a button. Put it beside that button in a `MenuTrigger`. */
export function Menu({ children, placement = 'bottom end', triggerRef, isOpen, onOpenChange, ...props }: MenuProps) {
  return (
    <Popover
      placement={placement}
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover}
    >
      <AriaMenu {...props} onClose={onOpenChange && (() => onOpenChange(false))} className={styles.menu}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuItemProps {
  id?: Key;
  /** The text of the item, also what typing letters looks for. */
  children: string;
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** `critical` destroys something; such an item comes last. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Where it leads. With an address that may not be followed the item is disabled. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  onAction?: () => void;
}

/** One action, one place to go or, in a section with a selection, one choice. */
export function MenuItem({ children, icon, tone, href, isDisabled, ...props }: MenuItemProps) {
  const address = safeUrl(href);
  return (
    <AriaMenuItem
      {...props}
      href={address}
      isDisabled={isDisabled || (href !== undefined && address === undefined)}
      textValue={children}
      className={styles.item({ tone })}
    >
      {({ isSelected }) => (
        <>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.label}>{children}</span>
          {isSelected && <Check size={16} weight="bold" aria-hidden="true" />}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  children: ReactNode;
  /** Stands above the items and names their group. */
  title?: string;
  /** Names the group when it has no title. */
  'aria-label'?: string;
  /** The chosen item's `id`: the items become choices of which exactly one is chosen. */
  selectedKey?: Key;
  onSelectionChange?: (key: Key) => void;
}

/** A group of items; with `selectedKey` a choice of one. */
export function MenuSection({ children, title, selectedKey, onSelectionChange, ...props }: MenuSectionProps) {
  const isChoice = selectedKey !== undefined;
  return (
    <AriaMenuSection
      {...props}
      selectionMode={isChoice ? 'single' : 'none'}
      selectedKeys={isChoice ? [selectedKey] : []}
      disallowEmptySelection={isChoice}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        const [key] = keys;
        if (key !== undefined) onSelectionChange?.(key);
      }}
      className={styles.section}
    >
      {title !== undefined && <Header className={styles.heading}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
