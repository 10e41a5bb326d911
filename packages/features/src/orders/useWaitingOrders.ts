'use client';
import { type Order, orderEndpoints } from '@valise/contract';
import { isPending } from '../domain/order/orderStatus.ts';
import { useCounted } from '../kit/api/useCounted.ts';

const waiting = (orders: readonly Order[]) => orders.filter(isPending).length;

/** How many orders wait for a rider; undefined until the orders have been loaded. */
export const useWaitingOrders = (): number | undefined => useCounted(orderEndpoints.list, waiting);
