'use client';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { ordersMessages } from '../messages.ts';
import { PackingSlip } from '../PackingSlip/PackingSlip.tsx';
import { PrintSlip } from '../PackingSlip/PrintSlip.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useBrandOf } from './useBrandOf.ts';
import { useOrder } from './useOrder.ts';

export interface OrderDetailContainerProps extends ScreenSubjectProps {
  id: string;
  /** The list that the order was opened from, for the way back and the next and previous order. @default no list */
  list?: OpenedList;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** One order over the API. Printing the page prints its packing slip. */
export function OrderDetailContainer({ id, list = noList, onGoTo, onSubjectChange }: OrderDetailContainerProps) {
  const messages = useMessages(ordersMessages);
  const order = useOrder(id);
  const [isPrinting, setPrinting] = useState(false);
  const shown = order.state === 'ready' ? order.data : null;
  useScreenSubject([shown && messages.order({ id: shown.id }), shown?.travelerName], onSubjectChange);
  return (
    <>
      <OrderDetail
        id={id}
        order={order}
        steps={listSteps(list, id, paths.orders, paths.orderDetail)}
        brandOf={useBrandOf()}
        onGoTo={onGoTo}
        print={<PrintSlip isPreparing={isPrinting} onPress={() => setPrinting(true)} />}
      />
      {shown && <PackingSlip order={shown} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
