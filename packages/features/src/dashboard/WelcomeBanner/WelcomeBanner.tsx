'use client';
import { Plus } from '@valise/ui/icons/Plus';
import { useMessages } from '@valise/ui/messages';
import { LinkButton } from '@valise/ui/LinkButton';
import { RailPicture } from '@valise/ui/RailPicture';
import { useValueFormats } from '../../kit/format/format.ts';
import { paths } from '../../domain/paths.ts';
import { dashboardMessages } from '../messages.ts';
import * as styles from './WelcomeBanner.css.ts';

export interface WelcomeBannerProps {
  /** The user's name; '' greets without one. */
  name: string;
  now: Date;
}

/** The greeting, with the two most frequent actions. */
export function WelcomeBanner({ name, now }: WelcomeBannerProps) {
  const messages = useMessages(dashboardMessages);
  const formats = useValueFormats();
  return (
    <header className={styles.banner}>
      <div className={styles.content}>
        <p className={styles.date}>{formats.longDate(now)}</p>
        <h1 tabIndex={-1} className={styles.title}>
          {messages.welcome({ name })}
        </h1>
        <p className={styles.tagline}>{messages.tagline}</p>
        <div className={styles.actions}>
          <span className={styles.action}>
            <LinkButton variant="primary" href={paths.addProduct} icon={<Plus size={18} className={styles.plus} />}>
              {messages.addNewProduct}
            </LinkButton>
          </span>
          <span className={styles.action}>
            <LinkButton href={paths.orders}>{messages.viewOrders}</LinkButton>
          </span>
        </div>
      </div>
      <div className={styles.picture}>
        <div className={styles.rail}>
          <RailPicture scene="banner" />
        </div>
      </div>
    </header>
  );
}
