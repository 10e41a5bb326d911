export { type Connection, createConnection } from './connection/connection.ts';
export { ConnectionNotice, type ConnectionNoticeProps } from './connection/ConnectionNotice.tsx';
export { createFreshness, type Freshness } from './connection/freshness.ts';
export { LogoutDialog, type LogoutDialogProps } from './LogoutDialog/LogoutDialog.tsx';
export { ProfileMenu, type ProfileMenuProps, type ThemeChoice } from './ProfileMenu/ProfileMenu.tsx';
export { type SearchOverlayProps, Search, type SearchProps } from './search/Search.tsx';
export { type ScreenEntry, screens } from './screens.ts';
export { Shell, type ShellProps } from './Shell/Shell.tsx';
export { ShellContainer, type ShellContainerProps } from './Shell/ShellContainer.tsx';
