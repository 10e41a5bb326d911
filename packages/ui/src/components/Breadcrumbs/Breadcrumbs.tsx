'use client';
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-aria-components/Link';
import { shellMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Where it leads. The last crumb is the page itself and needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost screen to this one. A phone shows the last two. */
  crumbs: readonly Crumb[];
}

/** The way to this page, above its title. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const messages = useMessages(shellMessages);
  const last = crumbs.length - 1;
  return (
    <nav aria-label={messages.breadcrumbs} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label} ${href}`} className={styles.crumb}>
            {index === last ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
                <CaretRight size={12} weight="bold" aria-hidden="true" className={styles.caret} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
