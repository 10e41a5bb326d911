'use client';
import { PressButton } from '@valise/ui/Button';
import { CaretDownBold } from '@valise/ui/icons/CaretDownBold';
import { useMessages } from '@valise/ui/messages';
import { Avatar } from '@valise/ui/Avatar';
import { MenuTrigger } from '@valise/ui/Menu';
import { userName } from '../../domain/userName.ts';
import { shellMessages } from '../messages.ts';
import { Identity } from './Identity.tsx';
import * as styles from './ProfileMenu.css.ts';
import { ProfileMenuItems, type ProfileMenuItemsProps } from './ProfileMenuItems.tsx';

export type { ThemeChoice } from './ProfileMenuItems.tsx';
export type ProfileMenuProps = ProfileMenuItemsProps;

/** Shows who is signed in. Opens a menu with settings, theme, shortcuts and logout. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { user } = props;
  const messages = useMessages(shellMessages);
  const avatar = { name: userName(user), src: user.profilePhoto, id: user.id };
  return (
    <MenuTrigger>
      <PressButton className={styles.trigger}>
        <span className={styles.menuName}>{messages.profileMenu}</span>
        <span className={styles.onlyNarrow}>
          <Avatar {...avatar} size="small" />
        </span>
        <span className={styles.onlyDesk}>
          <Avatar {...avatar} />
        </span>
        <span className={styles.identity}>
          <Identity user={user} />
        </span>
        <span className={styles.onlyDesk}>
          <CaretDownBold size={14} />
        </span>
      </PressButton>
      <ProfileMenuItems {...props} />
    </MenuTrigger>
  );
}
