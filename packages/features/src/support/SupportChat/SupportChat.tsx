'use client';
import { LinkButton } from '@valise/ui/LinkButton';
import { LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { StepLinks } from '@valise/ui/StepLinks';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import type { Read } from '../../kit/api/toLoadable.ts';
import { type ListSteps, stepLinks } from '../../kit/list/steps/listSteps.ts';
import { ReadingNoteOf } from '../../kit/reading/ReadingNoteOf.tsx';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { NotFound } from '../../kit/notFound/NotFound.tsx';
import type { TicketHead } from './chatRules.ts';
import { supportChatMessages } from './messages.ts';
import * as styles from './SupportChat.css.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';

export interface SupportChatProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such ticket. */
  ticket: Read<TicketHead | null>;
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
  /** The ticket's `ChatPanel`; on a phone the heading of the page is in it. */
  children: (ticket: TicketHead, heading: ReactNode) => ReactNode;
}

/** The page of one ticket: loading, failed, not found, or its chat. */
export function SupportChat({ id, ticket, steps, children }: SupportChatProps) {
  const messages = useMessages(supportChatMessages);
  const page = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isPhone = useMediaQuery(styles.phone);
  useKeyboardInset(page);
  const listHref = steps?.listHref ?? paths.support;
  const crumbs = [
    { label: messages.dashboard, href: paths.dashboard },
    { label: messages.supportTicket, href: listHref },
  ];
  const known = ticket.state === 'ready' ? ticket.data : null;
  if (ticket.state === 'ready' && known === null) {
    return (
      <NotFound
        crumbs={[...crumbs, { label: messages.notFound }]}
        id={id}
        title={(number) => (number === null ? messages.ticketNotFoundWithoutId : messages.ticketNotFound({ id: number }))}
        hint={messages.ticketNotFoundHint}
        actions={
          <>
            <LinkButton variant="primary" href={paths.support}>
              {messages.backToSupport}
            </LinkButton>
            <LinkButton href={paths.dashboard}>{messages.dashboard}</LinkButton>
          </>
        }
        takesFocus={hadFocus}
      />
    );
  }
  const title = known === null ? messages.supportTicket : known.subject.trim() || messages.ticketOf({ number: known.ticketId });
  /** A new heading gets the focus when the heading that it replaces had it. */
  function titleRef(heading: HTMLHeadingElement | null) {
    if (hadFocus.current) heading?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === heading;
    };
  }
  const links = steps && <StepLinks {...stepLinks(steps, { previous: messages.previousTicket, next: messages.nextTicket })} />;
  const isInPanel = isPhone && known !== null;
  const heading = isInPanel ? (
    <>
      <h1 ref={titleRef} tabIndex={-1} className={styles.subject}>
        {title}
      </h1>
      {links}
    </>
  ) : null;
  return (
    <div ref={page} className={styles.page}>
      {!isInPanel && (
        <div className={styles.heading}>
          <PageHeader
            titleRef={titleRef}
            title={title}
            steps={links}
            back={{ href: listHref, label: messages.backToSupport }}
            crumbs={[...crumbs, { label: messages.details }]}
          />
        </div>
      )}
      {/* The key makes React replace the loading text by the chat, instead of moving it down the page. */}
      <div key={ticket.state === 'loading' ? 'loading' : 'loaded'} className={styles.content}>
        <ReadingNoteOf value={ticket} />
        <LoadableView loading={messages.loadingTicket} value={ticket}>
          {(found) => found && children(found, heading)}
        </LoadableView>
      </div>
    </div>
  );
}
