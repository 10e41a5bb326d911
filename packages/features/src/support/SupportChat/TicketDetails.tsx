'use client';
import { Card } from '@valise/ui/Card';
import { DescriptionList } from '@valise/ui/DescriptionList';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { Switch } from '@valise/ui/Switch';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import type { TicketHead } from './chatRules.ts';
import { supportChatMessages } from './messages.ts';
import * as styles from './SupportChat.css.ts';
import { TicketStatus } from './TicketStatus.tsx';

export interface TicketDetailsProps {
  ticket: TicketHead;
  status: string;
  /** Without it the status is not shown. */
  onStatusChoose?: (status: string) => void;
  hasSound: boolean;
  onSoundChange: (isOn: boolean) => void;
}

/** The facts of a ticket. */
export function TicketDetails({ ticket, status, onStatusChoose, hasSound, onSoundChange }: TicketDetailsProps) {
  const messages = useMessages(supportChatMessages);
  const formats = useValueFormats();
  const { ticketId, orderId, createdAt, message } = ticket;
  const order = orderId !== null && <Link href={paths.orderDetail(orderId)}>{messages.orderNumber({ id: orderId })}</Link>;
  return (
    <div className={styles.details}>
      <Card title={messages.ticket} actions={<span className={styles.number}>{ticketId || '–'}</span>}>
        <div className={styles.facts}>
          {onStatusChoose && (
            <>
              <TicketStatus status={status} onChoose={onStatusChoose} />
              <hr className={styles.ruled} />
            </>
          )}
          <DescriptionList
            items={[
              ...(order ? [{ term: messages.order, description: order }] : []),
              { term: messages.date, description: formats.date(createdAt) },
            ]}
          />
        </div>
      </Card>
      <Card title={messages.message}>
        <p dir="auto" className={styles.message}>
          {message || '–'}
        </p>
      </Card>
      <Switch isSelected={hasSound} onChange={onSoundChange}>
        {messages.sound}
      </Switch>
    </div>
  );
}
