'use client';
import { LinkButton } from '@valise/ui/LinkButton';
import { useMessages } from '@valise/ui/messages';
import type { RefObject } from 'react';
import { paths } from '../../domain/paths.ts';
import { NotFound } from '../../kit/notFound/NotFound.tsx';
import { refundMessages } from '../messages.ts';

interface RefundNotFoundProps {
  /** The id in the address. */
  id: string;
  /** True when the replaced heading had the focus, so that this one takes it. */
  takesFocus: RefObject<boolean>;
}

/** Replaces the details when the server does not have the refund. */
export function RefundNotFound({ id, takesFocus }: RefundNotFoundProps) {
  const messages = useMessages(refundMessages);
  return (
    <NotFound
      crumbs={[
        { label: messages.dashboard, href: paths.dashboard },
        { label: messages.refund, href: paths.refunds },
        { label: messages.notFound },
      ]}
      id={id}
      title={(known) => (known === null ? messages.refundNotFoundWithoutId : messages.refundNotFound({ id: known }))}
      hint={messages.refundNotFoundHint}
      actions={
        <>
          <LinkButton variant="primary" href={paths.refunds}>
            {messages.backToRefunds}
          </LinkButton>
          <LinkButton href={paths.dashboard}>{messages.dashboard}</LinkButton>
        </>
      }
      takesFocus={takesFocus}
    />
  );
}
