'use client';
import { useMessages } from '@valise/ui/messages';
import { Select } from '@valise/ui/Select';
import { memo } from 'react';
import { ordersMessages } from '../messages.ts';

export interface OrderStatusSelectProps {
  /** The statuses to choose from. */
  statuses: readonly string[];
  /** Null for all. It is offered too where no order has it. */
  status: string | null;
  labelOf: (status: string) => string;
  onChange: (status: string | null) => void;
}

const ALL = '';

/** The status filter of the order list. Memoised, so that neither a sort nor a letter of the search renders its list. */
export const OrderStatusSelect = memo(function OrderStatusSelect({ statuses, status, labelOf, onChange }: OrderStatusSelectProps) {
  const messages = useMessages(ordersMessages);
  const offered = status === null || statuses.includes(status) ? statuses : [...statuses, status];
  return (
    <Select
      label={messages.status}
      isLabelInside
      value={status ?? ALL}
      options={[{ value: ALL, label: messages.all }, ...offered.map((value) => ({ value, label: labelOf(value) }))]}
      onChange={(value) => onChange(value === ALL ? null : value)}
    />
  );
});
