'use client';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { PressLink } from '../Link/PressLink.tsx';
import { sidebarMessages } from './messages.ts';
import * as styles from './Sidebar.css.ts';

/** An icon of `@valise/ui/icons`, or a component with a `size` in px. */
export type NavigationIcon = ComponentType<{ size: number }>;

export interface NavigationEntry {
  label: string;
  icon: NavigationIcon;
  /** Replaces `icon` while the entry is active, usually the filled icon. @default icon */
  activeIcon?: NavigationIcon;
  /** The address of the link. An entry without one is a button, for example to open a dialog. */
  href?: string;
  /** It links to the current screen. @default false */
  isActive?: boolean;
  /** How much waits at the entry's screen, shown behind the label from 1 on and as '99+' above 99. @default unknown, which shows nothing */
  count?: number;
  /** The entry's name with its count in words, for example 'Orders, 6 pending'. It begins with the label. @default the label and the count */
  countedLabel?: string;
  /** Called when it is pressed, with or without `href`. */
  onPress?: () => void;
}

export interface NavigationGroup {
  /** Heading above the entries, which names their list. */
  label: string;
  entries: readonly NavigationEntry[];
}

export interface SidebarProps {
  groups: readonly NavigationGroup[];
  /** The 64 px row above the entries; a drawer has its own row. */
  brand?: ReactNode;
  /** Entries are 40 px high, or 48 px for a drawer. @default 'regular' */
  size?: 'regular' | 'touch';
}

/** The app's navigation, dark in both themes. */
export function Sidebar({ groups, brand, size = 'regular' }: SidebarProps) {
  const messages = useMessages(sidebarMessages);
  return (
    <nav aria-label={messages.shellMain} className={styles.sidebar}>
      {brand && <div className={styles.brandRow}>{brand}</div>}
      <div className={styles.navigation}>
        {groups.map((group) => (
          <Group key={group.label} group={group} size={size} />
        ))}
      </div>
    </nav>
  );
}

function Group({ group, size }: { group: NavigationGroup; size: NonNullable<SidebarProps['size']> }) {
  const labelId = useId();
  return (
    <div className={styles.group}>
      <h2 id={labelId} className={styles.groupLabel}>
        {group.label}
      </h2>
      <ul aria-labelledby={labelId} className={styles.entries}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, size }: { entry: NavigationEntry; size: NonNullable<SidebarProps['size']> }) {
  const { label, icon, activeIcon = icon, href, isActive = false, count = 0, countedLabel, onPress } = entry;
  const messages = useMessages(sidebarMessages);
  const isCounted = count > 0 && countedLabel !== undefined;
  const Icon = isActive ? activeIcon : icon;
  const content = (
    <>
      <Icon size={20} />
      <span aria-hidden={isCounted || undefined} className={styles.label}>
        {label}
      </span>
      {count > 0 && (
        <span aria-hidden={isCounted || undefined} className={styles.count}>
          <Badge tone="sidebar">{messages.sidebarCount({ count })}</Badge>
        </span>
      )}
      {isCounted && <span className={styles.spoken}>{countedLabel}</span>}
    </>
  );
  const className = styles.entrySizes[size];
  if (href === undefined)
    return (
      <PressButton className={className} onPress={onPress}>
        {content}
      </PressButton>
    );
  return (
    <PressLink href={href} aria-current={isActive ? 'page' : undefined} className={className} onClick={onPress}>
      {content}
    </PressLink>
  );
}
