'use client';
import { SupportButton } from '../../domain/support/SupportButton.tsx';
import { RefundDetail } from './RefundDetail.tsx';
import { useRefund } from './useRefund.ts';

export interface RefundDetailContainerProps {
  id: string;
  /** Receives the path of the support chat of the refund's order. */
  onOpenChat: (path: string) => void;
}

/** One refund over the API. */
export function RefundDetailContainer({ id, onOpenChat }: RefundDetailContainerProps) {
  const { refund, order, decide } = useRefund(id);
  const orderId = refund.state === 'ready' ? refund.data?.order?.id : undefined;
  return (
    <RefundDetail
      id={id}
      refund={refund}
      order={order}
      onDecide={decide}
      chatSupport={orderId !== undefined && <SupportButton orderId={orderId} onOpen={onOpenChat} />}
    />
  );
}
