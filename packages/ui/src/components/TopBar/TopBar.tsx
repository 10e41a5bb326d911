import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Shown first where there is no sidebar: the menu button and the brand. Hidden from 1024 px. */
  start?: ReactNode;
  /** A search box, 320 px wide at most. */
  search?: ReactNode;
  /** At the end: bell and profile. */
  actions?: ReactNode;
  /** Below the bar and part of what stays in sight, for example a `ConnectionStrip`. */
  notice?: ReactNode;
}

/** The sticky bar above every page. */
export function TopBar({ start, search, actions, notice }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div className={styles.content}>
        {start && <div className={styles.start}>{start}</div>}
        {search && <div className={styles.search}>{search}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {notice}
    </header>
  );
}
