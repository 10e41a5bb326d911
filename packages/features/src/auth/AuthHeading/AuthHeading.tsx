'use client';
import type { ReactNode } from 'react';
import * as styles from './AuthHeading.css.ts';

export interface AuthHeadingProps {
  /** The page's h1. */
  title: string;
  /** Shown in a luggage tag above the title, 24 px. */
  icon?: ReactNode;
  /** One sentence that says what to do here. */
  children: ReactNode;
}

/** The heading of a form in the `AuthLayout`: the title and what to do. */
export function AuthHeading({ title, icon, children }: AuthHeadingProps) {
  return (
    <div className={styles.heading}>
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.tag}>
          {icon}
        </span>
      )}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.detail}>{children}</p>
    </div>
  );
}
