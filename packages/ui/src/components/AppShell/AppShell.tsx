'use client';
import { type ReactNode, useState } from 'react';
import { List } from '../../icons/List.tsx';
import { useStrayFiles } from '../../fileDrops/useStrayFiles.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Brand } from '../Brand/Brand.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PressLink } from '../Link/PressLink.tsx';
import { type NavigationGroup, Sidebar } from '../Sidebar/Sidebar.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './AppShell.css.ts';
import { appShellMessages } from './messages.ts';

export interface AppShellProps {
  /** The navigation: a sidebar from 1024 px, a drawer behind the bar's menu button below that. */
  groups: readonly NavigationGroup[];
  /** The address of the brand's link. */
  homeHref: string;
  /** The search box in the top bar. */
  search?: ReactNode;
  /** The controls at the end of the top bar. */
  actions?: ReactNode;
  /** Shown below the top bar, for example a `ConnectionStrip`. */
  notice?: ReactNode;
  /** The page, rendered in `main`, which is focusable and has the id 'main'. */
  children: ReactNode;
}

/** The layout around every page of a signed-in user. */
export function AppShell({ groups, homeHref, search, actions, notice, children }: AppShellProps) {
  const messages = useMessages(appShellMessages);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useStrayFiles();
  const closeMenu = () => setMenuOpen(false);
  const brand = (
    <PressLink href={homeHref} className={styles.brandOnDark} onClick={closeMenu}>
      <Brand isOnDark />
    </PressLink>
  );

  return (
    <div className={styles.shell}>
      <SkipLink />
      <div className={styles.side}>
        <Sidebar groups={groups} brand={brand} />
      </div>
      <div className={styles.page}>
        <TopBar
          start={
            <>
              <IconButton label={messages.shellOpenMenu} size="large" tooltipPlacement="bottom" onPress={() => setMenuOpen(true)}>
                <List size={20} />
              </IconButton>
              <PressLink href={homeHref} className={styles.brandInBar}>
                <Brand size="small" />
              </PressLink>
            </>
          }
          search={search}
          actions={actions}
          notice={notice}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer isOpen={isMenuOpen} title={messages.shellMenu} brand={brand} side="start" size="nav" tone="sidebar" onClose={closeMenu}>
        <Sidebar size="touch" groups={groups.map((group) => closing(group, closeMenu))} />
      </Drawer>
    </div>
  );
}

/** The same entries; a press on one also closes the drawer. */
function closing(group: NavigationGroup, close: () => void): NavigationGroup {
  return {
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      onPress: () => {
        close();
        entry.onPress?.();
      },
    })),
  };
}
