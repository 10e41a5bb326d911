'use client';
import { Header, Keyboard, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, Separator, Text } from 'react-aria-components/Menu';
import { CheckBold } from '../../icons/CheckBold.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { kbd } from '../SearchBox/kbd.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuItemProps, MenuSectionProps } from './menuProps.ts';

export function MenuPanelItem({ children, description, icon, shortcut, tone = 'neutral', href, isDisabled, ...props }: MenuItemProps) {
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

export function MenuPanelSection({ children, title, selectedKey, onSelectionChange, switchedOn, onSwitch, ...props }: MenuSectionProps) {
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

export function MenuPanelSeparator() {
  return <Separator className={styles.separator} />;
}
