import type { User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { userName } from '../../domain/userName.ts';
import { shellMessages } from '../messages.ts';
import * as styles from './ProfileMenu.css.ts';

/** A person's name above their e-mail address. */
export function Identity({ user }: { user: User }) {
  const messages = useMessages(shellMessages);
  return (
    <>
      <span className={styles.name}>{userName(user) || messages.someone}</span>
      <span className={styles.email}>{user.email || messages.noEmail}</span>
    </>
  );
}
