'use client';
import { refundEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { useSupportTicket } from '../../domain/support/useSupportTicket.ts';
import { refundMessages } from '../messages.ts';
import { RefundList, type RefundListProps } from './RefundList.tsx';

export interface RefundListContainerProps extends Omit<RefundListProps, 'refunds' | 'onChat'> {
  /** Receives the path of the support chat that a row's menu opens. */
  onOpenChat: (path: string) => void;
}

/** The refund list with its data from the API. Memoised, because a page shows first, and its address then renders the route again. */
export const RefundListContainer = memo(function RefundListContainer({ onOpenChat, ...props }: RefundListContainerProps) {
  const messages = useMessages(refundMessages);
  const refunds = useLoadable(useEndpoint(refundEndpoints.list), messages.failedToFetch);
  const { submit } = useSupportTicket(onOpenChat);
  return <RefundList {...props} refunds={refunds} onChat={({ order }) => submit(order?.id ?? '')} />;
});
