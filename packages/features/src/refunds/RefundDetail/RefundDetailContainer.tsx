'use client';
import { refundEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { paths } from '../../domain/paths.ts';
import { SupportButton } from '../../domain/support/SupportButton.tsx';
import { useReadCached } from '../../kit/api/useCached.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { useGoOn } from '../../kit/list/steps/useGoOn.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { refundMessages } from '../messages.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { isDecided } from '../refundStatus.ts';
import { otherRefundsOf } from './otherRefundsOf.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { useRefund } from './useRefund.ts';

export interface RefundDetailContainerProps extends ScreenSubjectProps {
  id: string;
  /** The list that the refund was opened from, for the way back and the next and previous refund. @default no list */
  list?: OpenedList;
  /** Opens a path of this app: that of the support chat, of the next refund or of the list. */
  onGoTo: (path: string) => void;
}

/** One refund over the API. */
export function RefundDetailContainer({ id, list = noList, onGoTo, onSubjectChange }: RefundDetailContainerProps) {
  const messages = useMessages(refundMessages);
  const { refund, order, decide, request } = useRefund(id);
  const listed = useReadCached(refundEndpoints.list);
  const known = refund.state === 'ready' ? refund.data : null;
  useScreenSubject([known && numberOf(known), known?.travelerName], onSubjectChange);
  const steps = listSteps(list, id, paths.refunds, paths.refundDetail);
  const goOn = useGoOn({
    id,
    list,
    steps,
    loaded: listed,
    request,
    waits: ({ status }) => !isDecided(status),
    hrefOf: paths.refundDetail,
    onGoTo,
    lastOf: (total) => messages.lastOfRefunds({ total }),
  });
  const orderId = known?.order?.id;
  return (
    <RefundDetail
      id={id}
      refund={refund}
      order={order}
      otherRefunds={known === null ? 0 : otherRefundsOf(known, listed() ?? []).length}
      onDecide={decide}
      steps={steps}
      goOn={goOn}
      chatSupport={orderId !== undefined && <SupportButton orderId={orderId} onOpen={onGoTo} />}
    />
  );
}
