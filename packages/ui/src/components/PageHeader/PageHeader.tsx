'use client';
import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { BackLink } from './BackLink.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's h1. `titleRef` can focus it, for example after a route change. */
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** Shown at the end of the breadcrumbs' line, for example `StepLinks`. */
  steps?: ReactNode;
  /** A back link beside the title; the label names its destination, for example 'Back to Products'. */
  back?: { href: string; label: string };
  /** Shown beside the title, on a phone below it, for example a status. */
  beside?: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Shown at the end of the title's row, on a phone below it. */
  actions?: ReactNode;
  /** The page's main action: the last of the actions, and on a phone that is at least 480 px high in a bar at the bottom of the screen. */
  primaryAction?: ReactNode;
  /** Actions after the main action. @default the main action is the last */
  trailingActions?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The title and the actions of a page. */
export function PageHeader({ title, crumbs, steps, back, beside, subtitle, actions, primaryAction, trailingActions, titleRef }: PageHeaderProps) {
  return (
    <div data-page-header="" className={styles.pageHeader}>
      {steps ? (
        <div className={styles.path}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {steps}
        </div>
      ) : (
        crumbs && <Breadcrumbs crumbs={crumbs} />
      )}
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
