'use client';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { PackingSlip } from '../PackingSlip/PackingSlip.tsx';
import { type OrderListState, orderListState } from '../OrderList/state/orderListState.ts';
import { PrintSlip } from '../PackingSlip/PrintSlip.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useBrandOf } from './useBrandOf.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useOrder } from './useOrder.ts';

export interface OrderDetailContainerProps {
  id: string;
  /** Of the list that the order was opened from. */
  listState: OrderListState;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** One order over the API. Paper shows its packing slip. */
export function OrderDetailContainer({ id, listState, onGoTo }: OrderDetailContainerProps) {
  const order = useOrder(id);
  const [isPrinting, setPrinting] = useState(false);
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
        print={<PrintSlip isPreparing={isPrinting} onPress={() => setPrinting(true)} />}
      />
      {shown && <PackingSlip order={shown} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
