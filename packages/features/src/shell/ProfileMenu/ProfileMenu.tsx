'use client';
import type { User } from '@valise/contract';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { Desktop } from '@valise/ui/icons/Desktop';
import { GearSix } from '@valise/ui/icons/GearSix';
import { Moon } from '@valise/ui/icons/Moon';
import { SignOut } from '@valise/ui/icons/SignOut';
import { Sun } from '@valise/ui/icons/Sun';
import { useMessages } from '@valise/ui/messages';
import { Avatar } from '@valise/ui/Avatar';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@valise/ui/Menu';
import { Button } from 'react-aria-components/Button';
import { paths } from '../../shared/paths.ts';
import { userName } from '../../shared/format/userName.ts';
import { shellMessages } from '../messages.ts';
import * as styles from './ProfileMenu.css.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const themeIcons = { light: Sun, dark: Moon, system: Desktop };
const themeChoices = Object.keys(themeIcons) as ThemeChoice[];

export interface ProfileMenuProps {
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

/** Shows who is signed in. Opens a menu with settings, theme, shortcuts and logout. */
export function ProfileMenu({ user, theme, onThemeChange, areShortcutsOn, onShortcutsSwitch, onShortcuts, onLogout }: ProfileMenuProps) {
  const messages = useMessages(shellMessages);
  const name = userName(user) || messages.someone;
  const email = user.email || messages.noEmail;
  const avatar = { name: userName(user), src: user.profilePhoto, id: user.id };
  return (
    <MenuTrigger>
      <Button className={styles.trigger}>
        <span className={styles.menuName}>{messages.profileMenu}</span>
        <span className={styles.onlyNarrow}>
          <Avatar {...avatar} size="small" />
        </span>
        <span className={styles.onlyDesk}>
          <Avatar {...avatar} />
        </span>
        <span className={styles.identity}>
          <Identity name={name} email={email} />
        </span>
        <span className={styles.onlyDesk}>
          <CaretDownBold size={14} />
        </span>
      </Button>
      <Menu
        header={
          <div className={styles.person}>
            <Avatar {...avatar} />
            <span className={styles.nameAndEmail}>
              <Identity name={name} email={email} />
            </span>
          </div>
        }
      >
        <MenuItem icon={<GearSix size={18} />} href={paths.settings}>
          {messages.settings}
        </MenuItem>
        <MenuSeparator />
        <MenuSection
          title={messages.theme}
          selectedKey={theme}
          onSelectionChange={(choice) => onThemeChange(choice as ThemeChoice)}
        >
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
    </MenuTrigger>
  );
}

function Identity({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>{email}</span>
    </>
  );
}
