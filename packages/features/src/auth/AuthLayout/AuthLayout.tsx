'use client';
import { useMessages } from '@valise/ui/messages';
import { Brand } from '@valise/ui/Brand';
import { RailPicture } from '@valise/ui/RailPicture';
import { type ReactNode, useId } from 'react';
import { authMessages } from '../messages.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The page's h1, for example 'Sign in'. Without one the children begin with an `AuthHeading`. */
  title?: string;
  /** The heading above the form on narrow screens: the title, or the pitch on the sign-in page. @default 'title' */
  narrowHeading?: 'title' | 'pitch';
  children: ReactNode;
}

/** The wardrobe picture and the pitch, beside a form on wide screens and above it on tablets and phones. */
export function AuthLayout({ title, narrowHeading = 'title', children }: AuthLayoutProps) {
  const messages = useMessages(authMessages);
  const isPitch = narrowHeading === 'pitch';
  const pitchId = useId();
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.panel}>
          <div className={`${styles.brand} ${styles.onlyNarrow}`}>
            <Brand isOnDark />
          </div>
          <div className={`${styles.brand} ${styles.onlyBeside}`}>
            <Brand size="large" isOnDark />
          </div>
          <div className={`${styles.closePicture} ${styles.onlyBeside}`}>
            <RailPicture scene="sign-in" />
          </div>
          <div className={`${styles.widePicture} ${styles.onlyNarrow}`}>
            <RailPicture scene="full" />
          </div>
        </header>
        <aside aria-labelledby={pitchId} className={isPitch ? styles.pitch : `${styles.pitch} ${styles.onlyBeside}`}>
          <p id={pitchId} className={styles.pitchTitle}>
            {messages.pitch}
          </p>
          <p className={styles.pitchDetail}>{messages.pitchDetail}</p>
        </aside>
      </div>
      <main className={styles.main}>
        <div className={styles.form}>
          {title !== undefined && (
            <h1 tabIndex={-1} className={isPitch ? `${styles.title} ${styles.unseenWhenNarrow}` : styles.title}>
              {title}
            </h1>
          )}
          {children}
        </div>
      </main>
    </div>
  );
}
