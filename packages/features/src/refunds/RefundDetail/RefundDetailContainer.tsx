'use client';
import { refundEndpoints } from '@valise/contract';
import { SupportButton } from '../../domain/support/SupportButton.tsx';
import { useCached } from '../../kit/api/useCached.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { otherRefundsOf } from './otherRefundsOf.ts';
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
  const listed = useCached(refundEndpoints.list) ?? [];
  const known = refund.state === 'ready' ? refund.data : null;
  useScreenSubject([known && numberOf(known), known?.travelerName], onSubjectChange);
  const orderId = known?.order?.id;
  return (
    <RefundDetail
      id={id}
      refund={refund}
      order={order}
      otherRefunds={known === null ? 0 : otherRefundsOf(known, listed).length}
      onDecide={decide}
      chatSupport={orderId !== undefined && <SupportButton orderId={orderId} onOpen={onOpenChat} />}
    />
  );
}
