'use client';
import { useMessages } from '@valise/ui/messages';
import { Select } from '@valise/ui/Select';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { statusChoices, ticketBadge } from '../ticketStatus.ts';
import { supportChatMessages } from './messages.ts';

export interface TicketStatusProps {
  /** As sent. */
  status: string;
  /** Without it the status can only be read. */
  onChoose?: (status: string) => void;
  /** In a row with other controls: small, with its label for screen readers alone. @default false */
  isInRow?: boolean;
}

function Badge({ status }: { status: string }) {
  const { text, tone, phase } = ticketBadge(status);
  return (
    <StatusBadge tone={tone} phase={phase}>
      {text}
    </StatusBadge>
  );
}

const options = statusChoices.map((status) => ({ value: status, label: status, content: <Badge status={status} /> }));

/** A ticket's status, which is saved as soon as another is chosen. One that cannot be chosen is shown as its text. */
export function TicketStatus({ status, onChoose, isInRow = false }: TicketStatusProps) {
  const messages = useMessages(supportChatMessages);
  if (onChoose === undefined) return <Badge status={status} />;
  const { text } = ticketBadge(status);
  const value = statusChoices.find((listed) => listed === text) ?? null;
  return (
    <Select
      label={messages.status}
      isLabelHidden={isInRow}
      size={isInRow ? 'small' : 'medium'}
      options={options}
      value={value}
      placeholder={value === null && text !== '' ? text : undefined}
      onChange={onChoose}
    />
  );
}
