'use client';
import { SupportButton } from '../../domain/support/SupportButton.tsx';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { RefundDetail } from './RefundDetail.tsx';
import { useRefund } from './useRefund.ts';

export interface RefundDetailContainerProps extends ScreenSubjectProps {
  id: string;
  /** Receives the path of the support chat of the refund's order. */
  onOpenChat: (path: string) => void;
}

/** One refund over the API. */
export function RefundDetailContainer({ id, onOpenChat, onSubjectChange }: RefundDetailContainerProps) {
  const { refund, order, decide } = useRefund(id);
  const known = refund.state === 'ready' ? refund.data : null;
  useScreenSubject([known && numberOf(known), known?.travelerName], onSubjectChange);
  const orderId = known?.order?.id;
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
