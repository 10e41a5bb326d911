'use client';
import { lazyModule, lazyPart } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { neighboursIn, noList, type OpenedList } from '../../kit/list/openedList.ts';
import { ordersMessages } from '../messages.ts';
import type { PackingSlipProps } from '../PackingSlip/PackingSlip.tsx';
import { PrintSlip } from '../PackingSlip/PrintSlip.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useBrandOf } from './useBrandOf.ts';
import { useOrder } from './useOrder.ts';

const loadSlip = lazyModule(() => import('../PackingSlip/PackingSlip.tsx'));
const PackingSlip = lazyPart<PackingSlipProps>(async () => (await loadSlip()).PackingSlip, { when: 'idle' });

export interface OrderDetailContainerProps {
  id: string;
  /** The list that the order was opened from: it leads back there, and to the orders beside it. @default none */
  list?: OpenedList;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** One order over the API. Paper shows its packing slip. */
export function OrderDetailContainer({ id, list = noList, onGoTo }: OrderDetailContainerProps) {
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
  const shown = order.state === 'ready' ? order.data : null;
  return (
    <>
      <OrderDetail
        id={id}
        order={order}
        listHref={list.query === '' ? paths.orders : `${paths.orders}?${list.query}`}
        neighbours={neighboursIn(list, id)}
        brandOf={useBrandOf()}
        onGoTo={onGoTo}
        print={<PrintSlip isPreparing={isPrinting} onPress={print} />}
      />
      {shown && <PackingSlip order={shown} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
