import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** What stands first where there is no sidebar: the menu's toggle and the brand. Not seen from 1024 px. */
  start?: ReactNode;
  /** A search box, 320 px wide at most. */
  search?: ReactNode;
  /** At the end: bell and profile. */
  actions?: ReactNode;
}

/** The bar above every page: it stays while the page scrolls. */
export function TopBar({ start, search, actions }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div className={styles.content}>
        {start && <div className={styles.start}>{start}</div>}
        {search && <div className={styles.search}>{search}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
