'use client';
import type { User } from '@valise/contract';
import { Desktop } from '@valise/ui/icons/Desktop';
import { GearSix } from '@valise/ui/icons/GearSix';
import { Moon } from '@valise/ui/icons/Moon';
import { SignOut } from '@valise/ui/icons/SignOut';
import { Sun } from '@valise/ui/icons/Sun';
import { useMessages } from '@valise/ui/messages';
import { Avatar } from '@valise/ui/Avatar';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@valise/ui/Menu';
import { userName } from '../../domain/userName.ts';
import { paths } from '../../domain/paths.ts';
import { shellMessages } from '../messages.ts';
import { Identity } from './Identity.tsx';
import * as styles from './ProfileMenu.css.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const themeIcons = { light: Sun, dark: Moon, system: Desktop };
const themeChoices = Object.keys(themeIcons) as ThemeChoice[];

export interface ProfileMenuItemsProps {
  user: User;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** Whether keys without Ctrl or ⌘ are shortcuts. */
  areShortcutsOn: boolean;
  onShortcutsSwitch: (areOn: boolean) => void;
  /** Opens the list of the shortcuts. */
  onShortcuts: () => void;
  onLogout: () => void;
}

/** The items of the profile menu: settings, theme, shortcuts and logout. */
export function ProfileMenuItems({ user, theme, onThemeChange, areShortcutsOn, onShortcutsSwitch, onShortcuts, onLogout }: ProfileMenuItemsProps) {
  const messages = useMessages(shellMessages);
  return (
    <Menu
      header={
        <div className={styles.person}>
          <Avatar name={userName(user)} src={user.profilePhoto} id={user.id} />
          <span className={styles.nameAndEmail}>
            <Identity user={user} />
          </span>
        </div>
      }
    >
      <MenuItem icon={<GearSix size={18} />} href={paths.settings}>
        {messages.settings}
      </MenuItem>
      <MenuSeparator />
      <MenuSection title={messages.theme} selectedKey={theme} onSelectionChange={(choice) => onThemeChange(choice as ThemeChoice)}>
        {themeChoices.map((choice) => {
          const Icon = themeIcons[choice];
          return (
            <MenuItem key={choice} id={choice} icon={<Icon size={18} />}>
              {messages[choice]}
            </MenuItem>
          );
        })}
      </MenuSection>
      <MenuSection title={messages.keyboard} switchedOn={areShortcutsOn ? ['shortcuts'] : []} onSwitch={(_, areOn) => onShortcutsSwitch(areOn)}>
        <MenuItem id="shortcuts">{messages.shortcuts}</MenuItem>
      </MenuSection>
      <MenuItem shortcut={areShortcutsOn ? '?' : undefined} onAction={onShortcuts}>
        {messages.keyboardShortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<SignOut size={18} />} onAction={onLogout}>
        {messages.logout}
      </MenuItem>
    </Menu>
  );
}
