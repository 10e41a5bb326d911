'use client';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Separator,
  Text,
} from 'react-aria-components/Menu';
import { CheckBold } from '../../icons/CheckBold.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { Popover } from '../Dialog/Popover.tsx';
import { kbd } from '../SearchBox/kbd.css.ts';
import * as styles from './Menu.css.ts';
import { MenuPartsContext } from './MenuPartsContext.ts';
import type { MenuItemProps, MenuPanelProps, MenuSectionProps } from './menuProps.ts';

const parts = { Item, Section, Separator: () => <Separator className={styles.separator} /> };

/** The menu itself, fetched when it is first opened. */
export function MenuPanel({
  children,
  header,
  placement = 'bottom end',
  triggerRef,
  triggerId,
  startsOn = true,
  isOpen,
  onOpenChange,
  ...props
}: MenuPanelProps) {
  const name = props['aria-label'] === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': props['aria-label'] };
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
      <MenuPartsContext value={parts}>
        <AriaMenu {...menu} onClose={() => onOpenChange?.(false)} className={styles.menu}>
          {children}
        </AriaMenu>
      </MenuPartsContext>
    </Popover>
  );
}

function Item({ children, description, icon, shortcut, tone = 'neutral', href, isDisabled, ...props }: MenuItemProps) {
  const address = safeUrl(href);
  return (
    <AriaMenuItem
      {...props}
      href={address}
      isDisabled={isDisabled || (href !== undefined && address === undefined)}
      textValue={children}
      className={styles.items[tone]}
    >
      {({ isSelected }) => (
        <>
          {icon && <span className={styles.icons[tone]}>{icon}</span>}
          <span className={styles.label}>
            {description === undefined && shortcut === undefined ? children : <Text slot="label">{children}</Text>}
            {description !== undefined && (
              <Text slot="description" className={styles.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut !== undefined && <Keyboard className={kbd}>{shortcut}</Keyboard>}
          {isSelected && <CheckBold size={16} />}
        </>
      )}
    </AriaMenuItem>
  );
}

function Section({ children, title, selectedKey, onSelectionChange, switchedOn, onSwitch, ...props }: MenuSectionProps) {
  const isChoice = selectedKey !== undefined;
  return (
    <AriaMenuSection
      {...props}
      selectionMode={isChoice ? 'single' : switchedOn ? 'multiple' : 'none'}
      selectedKeys={isChoice ? [selectedKey] : (switchedOn ?? [])}
      disallowEmptySelection={isChoice}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        if (switchedOn) {
          for (const key of new Set([...switchedOn, ...keys])) if (keys.has(key) !== switchedOn.includes(key)) onSwitch?.(key, keys.has(key));
          return;
        }
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
