'use client';
import type { Order } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useToday } from '../../kit/format/useToday.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { OrderListContext } from './orderListContext.ts';
import { orderList } from './orderListDefinition.tsx';
import type { OrderListState } from './state/orderListState.ts';

export interface OrderListProps extends KeptList<OrderListState>, Pick<OrderListContext, 'cleaning'> {
  orders: Loadable<readonly Order[]>;
}

/** The orders of a partner, in two tabs: with a rider, and waiting for one. */
export function OrderList({ orders, cleaning, ...kept }: OrderListProps) {
  const today = useToday();
  return <ListScreen list={orderList} rows={orders} context={{ cleaning, today }} {...kept} />;
}
