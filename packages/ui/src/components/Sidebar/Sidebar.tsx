'use client';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { shellMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Sidebar.css.ts';

/** An icon of Phosphor, or one that takes the same props. */
export type NavigationIcon = ComponentType<{ size?: number | string; weight?: 'regular' | 'fill'; 'aria-hidden'?: 'true' }>;

export interface NavigationEntry {
  label: string;
  icon: NavigationIcon;
  /** Where it leads. An entry without one does something here, for example opens a dialog. */
  href?: string;
  /** It stands for the screen that is open. @default false */
  isActive?: boolean;
  /** Called when it is pressed, whether it leads somewhere or not. */
  onPress?: () => void;
}

export interface NavigationGroup {
  /** Stands above the entries and names their list. */
  label: string;
  entries: readonly NavigationEntry[];
}

export interface SidebarProps {
  groups: readonly NavigationGroup[];
  /** The 64 px row above the entries; a drawer has its own. */
  brand?: ReactNode;
  /** Entries are 40 px high, in a drawer 48. @default 'regular' */
  size?: 'regular' | 'touch';
}

/** The app's navigation, dark in both themes. */
export function Sidebar({ groups, brand, size }: SidebarProps) {
  const messages = useMessages(shellMessages);
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

function Group({ group, size }: { group: NavigationGroup; size: SidebarProps['size'] }) {
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

function Entry({ entry, size }: { entry: NavigationEntry; size: SidebarProps['size'] }) {
  const { label, icon: Icon, href, isActive = false, onPress } = entry;
  const content = (
    <>
      <Icon size={20} weight={isActive ? 'fill' : 'regular'} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </>
  );
  const className = styles.entry({ size });
  if (href === undefined)
    return (
      <Button className={className} onPress={onPress}>
        {content}
      </Button>
    );
  return (
    <Link href={href} aria-current={isActive ? 'page' : undefined} className={className} onPress={onPress}>
      {content}
    </Link>
  );
}
