'use client';
import { useMessages } from '@valise/ui/messages';
import { Select } from '@valise/ui/Select';
import { ChangingStatusBadge } from '@valise/ui/StatusBadge';
import { supportMessages } from '../messages.ts';
import { chosenStatuses, ticketStatuses } from '../ticketStatus.ts';
import { supportChatMessages } from './messages.ts';

export interface TicketStatusProps {
  /** The status as sent. */
  status: string;
  /** Called with the spelling to send. Without it the status can only be read. */
  onChoose?: (status: string) => void;
  /** `small` and `plain` fit a row with other controls: only screen readers get the label, and `plain` has no box. @default 'medium' */
  variant?: 'medium' | 'small' | 'plain';
}

function Badge({ status }: { status: string }) {
  const labels = useMessages(supportMessages);
  return <ChangingStatusBadge {...ticketStatuses.lookOf(status)}>{ticketStatuses.labelOf(status, labels)}</ChangingStatusBadge>;
}

/** A ticket's status. Choosing another one saves it at once. A status that cannot be chosen is shown as text. */
export function TicketStatus({ status, onChoose, variant = 'medium' }: TicketStatusProps) {
  const messages = useMessages(supportChatMessages);
  const labels = useMessages(supportMessages);
  if (onChoose === undefined) return <Badge status={status} />;
  const chosen = chosenStatuses.find((key) => ticketStatuses.is(status, key));
  return (
    <Select
      label={messages.status}
      isLabelHidden={variant !== 'medium'}
      size={variant === 'medium' ? 'medium' : 'small'}
      variant={variant === 'plain' ? 'plain' : 'outlined'}
      options={chosenStatuses.map((key) => {
        const wire = ticketStatuses.wireOf(key);
        return { value: wire, label: labels[key], content: <Badge status={wire} /> };
      })}
      value={chosen === undefined ? null : ticketStatuses.wireOf(chosen)}
      placeholder={chosen === undefined && status !== '' ? ticketStatuses.labelOf(status, labels) : undefined}
      onChange={onChoose}
    />
  );
}
