import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** The menu button and the brand, shown first on screens without a sidebar. Hidden from 1024 px. */
  start?: ReactNode;
  /** A search box, at most 320 px wide. */
  search?: ReactNode;
  /** The bell and the profile, at the end. */
  actions?: ReactNode;
  /** Shown below the bar and sticky with it, for example a `ConnectionStrip`. */
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
