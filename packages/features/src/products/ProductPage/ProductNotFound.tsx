'use client';
import { BrandMark } from '@valise/ui/Brand';
import { Breadcrumbs } from '@valise/ui/Breadcrumbs';
import { Card } from '@valise/ui/Card';
import { LinkButton } from '@valise/ui/LinkButton';
import { useMessages } from '@valise/ui/messages';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paths } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import * as styles from './ProductNotFound.css.ts';

interface ProductNotFoundProps {
  /** As it is in the address. */
  id: string;
  /** The heading that it replaces had the focus. */
  takesFocus: RefObject<boolean>;
}

/** In place of a product that the server does not have. */
export function ProductNotFound({ id, takesFocus }: ProductNotFoundProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { label: listMessages.dashboard, href: paths.dashboard },
          { label: listMessages.products, href: paths.products },
          { label: messages.notFound },
        ]}
      />
      <Card>
        <div className={styles.message}>
          <BrandMark />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {/* An address can hold any text; a number alone is repeated. */}
            {/^\d{1,12}$/.test(id) ? messages.productNotFound({ id }) : messages.productNotFoundWithoutId}
          </h1>
          <p className={styles.hint}>{messages.productNotFoundHint}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={paths.products}>
              {messages.backToProducts}
            </LinkButton>
            <LinkButton href={paths.dashboard}>{listMessages.dashboard}</LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
