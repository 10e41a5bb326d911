'use client';
import { BrandMark } from '@valise/ui/Brand';
import { Breadcrumbs, type Crumb } from '@valise/ui/Breadcrumbs';
import { Card } from '@valise/ui/Card';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  crumbs: readonly Crumb[];
  /** As it is in the address. */
  id: string;
  /** The page's h1. An address can hold any text: `id` is given when it is a number, which alone is repeated. */
  title: (id: string | null) => string;
  hint: string;
  /** Links out of here, the main one first. */
  actions: ReactNode;
  /** The heading that it replaces had the focus. */
  takesFocus: RefObject<boolean>;
}

/** In place of something that the server does not have. */
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
