'use client';
import { Avatar } from '@valise/ui/Avatar';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import { BackLink } from '@valise/ui/PageHeader';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths.ts';
import type { TicketHead } from './chatRules.ts';
import { supportChatMessages } from './messages.ts';
import * as styles from './SupportChat.css.ts';
import { TicketStatus } from './TicketStatus.tsx';

export interface ChatHeadProps {
  ticket: TicketHead;
  /** The name of the person who opened the ticket. */
  name: string;
  /** The page's heading, where this is the head of the whole page. */
  heading?: ReactNode;
  status: string;
  /** Without it the status is not shown. */
  onStatusChoose?: (status: string) => void;
  onDetailsOpen: () => void;
}

/** The head of a thread: who opened it, its status, and its details where they are not beside it. */
export function ChatHead({ ticket: { sender, ticketId }, name, heading, status, onStatusChoose, onDetailsOpen }: ChatHeadProps) {
  const copy = useMessages(supportChatMessages);
  const isPage = Boolean(heading);
  const about = isPage ? ticketId : [sender?.type, sender?.email].filter(Boolean).join(' · ') || ticketId;
  const statusInRow = onStatusChoose && (
    <div className={isPage ? styles.statusInHead : styles.statusInRow}>
      <TicketStatus status={status} onChoose={onStatusChoose} variant={isPage ? 'plain' : 'small'} />
    </div>
  );
  const details = (
    <Button size="small" variant="ghost" onPress={onDetailsOpen}>
      {copy.details}
    </Button>
  );
  return (
    <div className={styles.head}>
      <div className={styles.person}>
        {isPage && (
          <div className={styles.back}>
            <BackLink href={paths.support} label={copy.backToSupport} />
          </div>
        )}
        <Avatar size={isPage ? 'small' : 'medium'} name={name} src={sender?.profilePhoto} id={sender?.email || name} />
        <div className={isPage ? styles.namingInHead : styles.naming}>
          <p className={styles.name}>{name}</p>
          <p className={styles.about}>{about}</p>
        </div>
        {isPage ? (
          statusInRow
        ) : (
          <div className={styles.inRow}>
            {statusInRow}
            {details}
          </div>
        )}
      </div>
      {isPage && (
        <div className={styles.subjectRow}>
          {heading}
          <div className={styles.detailsInHead}>{details}</div>
        </div>
      )}
    </div>
  );
}
