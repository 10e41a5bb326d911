'use client';
import { useMessages } from '@valise/ui/messages';
import { Link } from '@valise/ui/Link';
import { paths } from '../../domain/paths.ts';
import { accessMessages } from '../messages.ts';
import * as styles from './BackToLogin.css.ts';

/** The link back to sign-in, below a form. */
export function BackToLogin() {
  const messages = useMessages(accessMessages);
  return (
    <p className={styles.back}>
      <Link href={paths.login}>{messages.backToLogin}</Link>
    </p>
  );
}
