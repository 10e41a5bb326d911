'use client';
import type { User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { AppShell } from '@valise/ui/AppShell';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';
import { LogoutDialog } from '../LogoutDialog/LogoutDialog.tsx';
import type { FoundWork } from '../LogoutDialog/unsavedWork.ts';
import { shellMessages } from '../messages.ts';
import { navigationOf } from '../navigation.ts';
import { ProfileMenu, type ProfileMenuProps } from '../ProfileMenu/ProfileMenu.tsx';
import { ShellShortcutSheet } from '../shortcuts/ShellShortcutSheet.tsx';
import { waitingMessages, type WaitingWork } from '../waiting/messages.ts';

export interface ShellProps extends Pick<ProfileMenuProps, 'theme' | 'onThemeChange' | 'areShortcutsOn' | 'onShortcutsSwitch'> {
  user: User;
  /** The path of the screen inside, for example '/products/addproduct'. */
  path: string;
  /** The orders, refunds and tickets that wait, counted beside the sidebar's entries. @default unknown */
  waiting?: WaitingWork;
  /** The search of the top bar. */
  search: ReactNode;
  /** The logout dialog is open. */
  isLoggingOut: boolean;
  /** Logout has been confirmed and is pending. @default false */
  isLogoutBusy?: boolean;
  /** What a logout would remove. @default nothing */
  unsaved?: readonly FoundWork[];
  /** The list of the shortcuts is open. */
  isShortcutSheetOpen: boolean;
  onShortcutSheetChange: (isOpen: boolean) => void;
  onLogout: () => void;
  onLogoutConfirmed: () => void;
  onLogoutCancelled: () => void;
  /** Shown before the profile menu, for example the bell. */
  actions?: ReactNode;
  /** Shown under the top bar, for example a `ConnectionNotice`. */
  notice?: ReactNode;
  children: ReactNode;
}

const unknown: WaitingWork = {};

/** The frame around every screen of a signed-in user. */
export function Shell({
  user,
  path,
  waiting = unknown,
  theme,
  onThemeChange,
  areShortcutsOn,
  onShortcutsSwitch,
  isShortcutSheetOpen,
  onShortcutSheetChange,
  search,
  isLoggingOut,
  isLogoutBusy,
  unsaved,
  onLogout,
  onLogoutConfirmed,
  onLogoutCancelled,
  actions,
  notice,
  children,
}: ShellProps) {
  const messages = useMessages(shellMessages);
  const waitingNames = useMessages(waitingMessages);
  return (
    <>
      <AppShell
        groups={navigationOf({ messages, path, waiting, waitingNames, onLogout })}
        homeHref={paths.home}
        notice={notice}
        search={search}
        actions={
          <>
            {actions}
            <ProfileMenu
              user={user}
              theme={theme}
              onThemeChange={onThemeChange}
              areShortcutsOn={areShortcutsOn}
              onShortcutsSwitch={onShortcutsSwitch}
              onShortcuts={() => onShortcutSheetChange(true)}
              onLogout={onLogout}
            />
          </>
        }
      >
        {children}
      </AppShell>
      <ShellShortcutSheet isOpen={isShortcutSheetOpen} areOn={areShortcutsOn} onSwitch={onShortcutsSwitch} onClose={() => onShortcutSheetChange(false)} />
      <LogoutDialog isOpen={isLoggingOut} isBusy={isLogoutBusy} unsaved={unsaved} onConfirm={onLogoutConfirmed} onCancel={onLogoutCancelled} />
    </>
  );
}
