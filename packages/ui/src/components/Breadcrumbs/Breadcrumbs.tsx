'use client';
import { CaretRightBold } from '../../icons/CaretRightBold.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressLink } from '../Link/PressLink.tsx';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsMessages } from './messages.ts';

export interface Crumb {
  label: string;
  /** The address of the link. The last item is the current page and has no link. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost screen to this one. A phone shows the last two. */
  crumbs: readonly Crumb[];
}

/** The path to the current page, above its title. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
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
                <PressLink href={href} className={styles.link}>
                  {label}
                </PressLink>
                <CaretRightBold size={12} className={styles.caret} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
