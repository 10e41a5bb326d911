'use client';
import { LinkButton } from '@valise/ui/LinkButton';
import { useMessages } from '@valise/ui/messages';
import type { RefObject } from 'react';
import { paths } from '../../domain/paths.ts';
import { NotFound } from '../../kit/notFound/NotFound.tsx';
import { ordersMessages } from '../messages.ts';

interface OrderNotFoundProps {
  /** The id in the address. */
  id: string;
  /** True when the replaced heading had the focus, so that this one takes it. */
  takesFocus: RefObject<boolean>;
}

/** Replaces the details when the server does not have the order. */
export function OrderNotFound({ id, takesFocus }: OrderNotFoundProps) {
  const messages = useMessages(ordersMessages);
  return (
    <NotFound
      crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.orders, href: paths.orders }, { label: messages.notFound }]}
      id={id}
      title={(known) => (known === null ? messages.orderNotFoundWithoutId : messages.orderNotFound({ id: known }))}
      hint={messages.orderNotFoundHint}
      actions={
        <>
          <LinkButton variant="primary" href={paths.orders}>
            {messages.backToOrders}
          </LinkButton>
          <LinkButton href={paths.dashboard}>{messages.dashboard}</LinkButton>
        </>
      }
      takesFocus={takesFocus}
    />
  );
}
