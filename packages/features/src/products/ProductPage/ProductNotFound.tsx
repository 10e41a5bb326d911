'use client';
import { LinkButton } from '@valise/ui/LinkButton';
import { useMessages } from '@valise/ui/messages';
import type { RefObject } from 'react';
import { paths } from '../../domain/paths.ts';
import { NotFound } from '../../kit/notFound/NotFound.tsx';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';

interface ProductNotFoundProps {
  /** The id in the address. */
  id: string;
  /** The heading that it replaces had the focus. */
  takesFocus: RefObject<boolean>;
}

/** In place of a product that the server does not have. */
export function ProductNotFound({ id, takesFocus }: ProductNotFoundProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  return (
    <NotFound
      crumbs={[
        { label: listMessages.dashboard, href: paths.dashboard },
        { label: listMessages.products, href: paths.products },
        { label: messages.notFound },
      ]}
      id={id}
      title={(known) => (known === null ? messages.productNotFoundWithoutId : messages.productNotFound({ id: known }))}
      hint={messages.productNotFoundHint}
      actions={
        <>
          <LinkButton variant="primary" href={paths.products}>
            {messages.backToProducts}
          </LinkButton>
          <LinkButton href={paths.dashboard}>{listMessages.dashboard}</LinkButton>
        </>
      }
      takesFocus={takesFocus}
    />
  );
}
