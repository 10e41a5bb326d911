'use client';
import { useMessages } from '@valise/ui/messages';
import { Select } from '@valise/ui/Select';
import { ChangingStatusBadge } from '@valise/ui/StatusBadge';
import { statusChoices, ticketBadge } from '../ticketStatus.ts';
import { supportChatMessages } from './messages.ts';

export interface TicketStatusProps {
  /** As sent. */
  status: string;
  /** Without it the status can only be read. */
  onChoose?: (status: string) => void;
  /** `small` and `plain` are for a row with other controls: the label is for screen readers alone, and `plain` has no box. @default 'medium' */
  variant?: 'medium' | 'small' | 'plain';
}

function Badge({ status }: { status: string }) {
  const { text, tone, phase } = ticketBadge(status);
  return (
    <ChangingStatusBadge tone={tone} phase={phase}>
      {text}
    </ChangingStatusBadge>
  );
}

const options = statusChoices.map((status) => ({ value: status, label: status, content: <Badge status={status} /> }));

/** A ticket's status, which is saved as soon as another is chosen. One that cannot be chosen is shown as its text. */
export function TicketStatus({ status, onChoose, variant = 'medium' }: TicketStatusProps) {
  const messages = useMessages(supportChatMessages);
  if (onChoose === undefined) return <Badge status={status} />;
  const { text } = ticketBadge(status);
  const value = statusChoices.find((listed) => listed === text) ?? null;
  return (
    <Select
      label={messages.status}
      isLabelHidden={variant !== 'medium'}
      size={variant === 'medium' ? 'medium' : 'small'}
      variant={variant === 'plain' ? 'plain' : 'outlined'}
      options={options}
      value={value}
      placeholder={value === null && text !== '' ? text : undefined}
      onChange={onChoose}
    />
  );
}
