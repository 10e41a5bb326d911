'use client';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Popover } from '../Dialog/Popover.tsx';
import * as styles from './Menu.css.ts';
import { type MenuParts, MenuPartsContext } from './MenuItem.tsx';
import { MenuPanelItem, MenuPanelSection, MenuPanelSeparator } from './MenuPanelItem.tsx';
import type { MenuPanelProps } from './menuProps.ts';

const parts: MenuParts = { Item: MenuPanelItem, Section: MenuPanelSection, Separator: MenuPanelSeparator };

/** The menu itself. */
export function MenuPanel({
  children,
  header,
  placement = 'bottom end',
  triggerRef,
  triggerName,
  startsOn = true,
  isOpen,
  onOpenChange,
  ...props
}: MenuPanelProps) {
  const name = { 'aria-label': props['aria-label'] ?? triggerName };
  const menu = { ...props, ...name, autoFocus: startsOn };
  return (
    <Popover
      {...name}
      placement={placement}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover}
    >
      {header !== undefined && (
        <div aria-hidden="true" className={styles.header}>
          {header}
        </div>
      )}
      <AriaMenu {...menu} onClose={() => onOpenChange?.(false)} className={styles.menu}>
        <MenuPartsContext value={parts}>{children}</MenuPartsContext>
      </AriaMenu>
    </Popover>
  );
}
