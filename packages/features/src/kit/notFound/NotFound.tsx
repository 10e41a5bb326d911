'use client';
import { BrandMark } from '@valise/ui/Brand';
import { Breadcrumbs, type Crumb } from '@valise/ui/Breadcrumbs';
import { Card } from '@valise/ui/Card';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  crumbs: readonly Crumb[];
  /** The id in the address. */
  id: string;
  /** Returns the page's h1. It receives the id only when that is a number, because an address can hold any text. */
  title: (id: string | null) => string;
  hint: string;
  /** Links to other screens, the main one first. */
  actions: ReactNode;
  /** True when the replaced heading had the focus, so that this one takes it. */
  takesFocus: RefObject<boolean>;
}

/** Replaces an item that the server does not have. */
export function NotFound({ crumbs, id, title, hint, actions, takesFocus }: NotFoundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <Card>
        <div className={styles.message}>
          <BrandMark />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title(/^\d{1,12}$/.test(id) ? id : null)}
          </h1>
          <p className={styles.hint}>{hint}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Card>
    </div>
  );
}
