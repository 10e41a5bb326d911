'use client';
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Desktop } from '@phosphor-icons/react/dist/csr/Desktop';
import { GearSix } from '@phosphor-icons/react/dist/csr/GearSix';
import { Moon } from '@phosphor-icons/react/dist/csr/Moon';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { Sun } from '@phosphor-icons/react/dist/csr/Sun';
import type { User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { Avatar } from '@valise/ui/Avatar';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@valise/ui/Menu';
import { Button } from 'react-aria-components/Button';
import { paths } from '../../shared/paths.ts';
import { userName } from '../../shared/userName.ts';
import { shellMessages } from '../messages.ts';
import * as styles from './ProfileMenu.css.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const themeIcons = { light: Sun, dark: Moon, system: Desktop };
const themeChoices = Object.keys(themeIcons) as ThemeChoice[];

export interface ProfileMenuProps {
  user: User;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogout: () => void;
}

/** Who is signed in, and what is theirs: settings, theme, logout. */
export function ProfileMenu({ user, theme, onThemeChange, onLogout }: ProfileMenuProps) {
  const messages = useMessages(shellMessages);
  const name = userName(user) || messages.someone;
  const email = user.email || messages.noEmail;
  const face = { name: userName(user), src: user.profilePhoto, id: user.id };
  return (
    <MenuTrigger>
      <Button className={styles.trigger}>
        <span className={styles.heard}>{messages.profileMenu}</span>
        <span className={styles.onlyNarrow}>
          <Avatar {...face} size="small" />
        </span>
        <span className={styles.onlyDesk}>
          <Avatar {...face} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{email}</span>
        </span>
        <span className={styles.onlyDesk}>
          <CaretDown size={14} weight="bold" aria-hidden="true" />
        </span>
      </Button>
      <Menu>
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
        <MenuSeparator />
        <MenuItem icon={<SignOut size={18} />} onAction={onLogout}>
          {messages.logout}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
