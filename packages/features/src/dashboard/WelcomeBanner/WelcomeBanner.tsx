'use client';
import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useMessages } from '@valise/ui/messages';
import { LinkButton } from '@valise/ui/LinkButton';
import { RailPicture } from '@valise/ui/RailPicture';
import { formatLongDate } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import { dashboardMessages } from '../messages.ts';
import * as styles from './WelcomeBanner.css.ts';

export interface WelcomeBannerProps {
  /** Who is greeted; '' greets without a name. */
  name: string;
  today: Date;
}

/** Greets the reader and offers what is done most. */
export function WelcomeBanner({ name, today }: WelcomeBannerProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <header className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.date}>{formatLongDate(today)}</p>
        <h1 tabIndex={-1} className={styles.title}>
          {messages.welcome({ name })}
        </h1>
        <p className={styles.tagline}>{messages.tagline}</p>
        <div className={styles.actions}>
          <LinkButton
            variant="primary"
            href={paths.addProduct}
            icon={<Plus size={18} aria-hidden="true" className={styles.plus} />}
          >
            {messages.addNewProduct}
          </LinkButton>
          <LinkButton href={paths.orders}>{messages.viewOrders}</LinkButton>
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
