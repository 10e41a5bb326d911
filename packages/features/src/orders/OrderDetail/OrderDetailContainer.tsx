'use client';
import { lazyModule, lazyPart } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { ordersMessages } from '../messages.ts';
import type { PackingSlipProps } from '../PackingSlip/PackingSlip.tsx';
import { type OrderListState, orderListState } from '../OrderList/state/orderListState.ts';
import { PrintSlip } from '../PackingSlip/PrintSlip.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useBrandOf } from './useBrandOf.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useOrder } from './useOrder.ts';

const loadSlip = lazyModule(() => import('../PackingSlip/PackingSlip.tsx'));
const PackingSlip = lazyPart<PackingSlipProps>(async () => (await loadSlip()).PackingSlip, { when: 'idle' });

export interface OrderDetailContainerProps {
  id: string;
  /** Of the list that the order was opened from. */
  listState: OrderListState;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** One order over the API. Paper shows its packing slip. */
export function OrderDetailContainer({ id, listState, onGoTo }: OrderDetailContainerProps) {
  const messages = useMessages(ordersMessages);
  const order = useOrder(id);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    loadSlip().then(PackingSlip.preload, () => {
      setPrinting(false);
      notify(messages.failedToPrint, { tone: 'critical' });
    });
  };
  const query = orderListState.query(listState).toString();
  const shown = order.state === 'ready' ? order.data : null;
  return (
    <>
      <OrderDetail
        id={id}
        order={order}
        listHref={query === '' ? paths.orders : `${paths.orders}?${query}`}
        neighbours={useNeighbours(id, listState)}
        brandOf={useBrandOf()}
        onGoTo={onGoTo}
        print={<PrintSlip isPreparing={isPrinting} onPress={print} />}
      />
      {shown && <PackingSlip order={shown} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
