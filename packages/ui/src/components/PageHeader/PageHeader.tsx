'use client';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { touchTarget } from '../Button/Button.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's one h1. It takes focus by `titleRef`, for example after a route change. */
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** A way back beside the title; the label names where to, for example 'Back to Products'. */
  back?: { href: string; label: string };
  /** One line below the title. */
  subtitle?: ReactNode;
  /** At the end of the title's row; below it on a phone. */
  actions?: ReactNode;
  /** The page's main action: last among the actions, and a bar at the foot of the screen on a phone. */
  primaryAction?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Says where the reader is and what can be done with this page as a whole. */
export function PageHeader({ title, crumbs, back, subtitle, actions, primaryAction, titleRef }: PageHeaderProps) {
  return (
    <div className={styles.pageHeader}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.row}>
        <div className={styles.naming}>
          <div className={styles.titleRow}>
            {back && (
              <Tooltip text={back.label} placement="bottom">
                <Link
                  href={back.href}
                  aria-label={back.label}
                  className={`${iconButton({ variant: 'secondary' })} ${touchTarget}`}
                >
                  <ArrowLeft size={18} className={styles.backArrow} />
                </Link>
              </Tooltip>
            )}
            <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {(actions || primaryAction) && (
          <div className={styles.actions}>
            {actions}
            {primaryAction && (
              <div data-bottom-bar="" className={styles.primaryAction}>
                {primaryAction}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
