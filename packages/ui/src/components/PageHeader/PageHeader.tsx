'use client';
import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { BackLink } from './BackLink.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's h1. It can be focused by `titleRef`, for example after a route change. */
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** A back link beside the title; the label names its destination, for example 'Back to Products'. */
  back?: { href: string; label: string };
  /** Beside the title, for example a status; below it on a phone. */
  beside?: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** At the end of the title's row; below it on a phone. */
  actions?: ReactNode;
  /** The page's main action: last among the actions, and in a bar at the bottom of the screen on a phone. */
  primaryAction?: ReactNode;
  /** After the main action, where it is not the last. */
  trailingActions?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The title and the actions of a page. */
export function PageHeader({ title, crumbs, back, beside, subtitle, actions, primaryAction, trailingActions, titleRef }: PageHeaderProps) {
  return (
    <div className={styles.pageHeader}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.row}>
        <div className={styles.naming}>
          <div className={styles.titleRow}>
            {back && <BackLink {...back} variant="secondary" />}
            <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {(actions || primaryAction || trailingActions) && (
          <div className={styles.actions}>
            {actions}
            {primaryAction && (
              <div data-bottom-bar="" className={styles.primaryAction}>
                {primaryAction}
              </div>
            )}
            {trailingActions}
          </div>
        )}
      </div>
    </div>
  );
}
