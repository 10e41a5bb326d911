'use client';
import { orderEndpoints } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import { Badge } from '@valise/ui/Badge';
import { Receipt } from '@valise/ui/icons/Receipt';
import { useFormats, useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { useNow } from '../../kit/format/useNow.ts';
import { paths } from '../../domain/paths.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import type { SearchSource } from '../../kit/search.ts';
import { statusResults } from '../../kit/statusResults.tsx';
import { dueOf, dues, dueTone, lateBy } from '../../domain/order/due.ts';
import { etaText } from '../../domain/order/etaText.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { OrderStatus } from '../../domain/order/OrderStatus.tsx';
import { isPending, orderStatuses } from '../../domain/order/orderStatus.ts';
import { orderStatusMessages } from '../../domain/order/orderStatusMessages.ts';
import { wireKey } from '../../kit/status/defineStatuses.ts';
import { ordersMessages } from '../messages.ts';
import { findOrders, findPeople, peopleOf } from './findOrders.ts';

/** Orders in the search palette, found by id, from the same request as the order list. */
export function useOrderSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(ordersMessages);
  const statusLabels = useMessages(orderStatusMessages);
  const etaWords = useMessages(orderMessages);
  const formats = useValueFormats();
  const { number } = useFormats();
  const now = useNow();
  const { data, error } = useEndpoint(orderEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const orders = data ?? [];
    const pending = orders.filter(isPending).length;
    const overdue = orders.filter((order) => lateBy(order, now) !== null).length;
    return {
      isLoading: data === undefined && error === undefined,
      failure: data === undefined && error !== undefined ? messages.failedToFetch : undefined,
      find(query) {
        const { shown, count } = findOrders(orders, query);
        const shared = { list: 'orders', icon: <Receipt size={18} />, number };
        const due = statusResults(query, {
          ...shared,
          statuses: { keys: dues, toneOf: dueTone },
          labels: messages,
          countOf: (wanted) => orders.filter((order) => dueOf(order, now) === wanted).length,
          hrefOf: paths.ordersWithStatus,
        });
        const statuses = statusResults(query, {
          ...shared,
          statuses: orderStatuses,
          labels: statusLabels,
          countOf: (status) => (status === 'pending' ? pending : orders.filter((order) => orderStatuses.is(order.status, status)).length),
          hrefOf: (status) => (status === 'pending' ? paths.pendingOrders : paths.ordersWithStatus(wireKey(orderStatuses.wireOf(status)))),
        });
        const found = [...due, ...statuses];
        if (count === 0 && found.length === 0) return null;
        return {
          label: messages.orders,
          count: count + found.length,
          all: count > shown.length ? { count, href: paths.ordersWithSearch(query.trim()) } : undefined,
          entries: [...found, ...shown.map(({ id, travelerName, eta, status }) => ({
            id: `order ${id}`,
            label: messages.listedOrder({ id }),
            details: [travelerName, etaText(eta, now, formats, etaWords)],
            icon: <Receipt size={18} />,
            href: paths.orderDetail(id),
            end: <OrderStatus status={status} />,
          }))],
        };
      },
      suggestions: [
        { id: 'overdue orders', label: messages.overdueOrders, count: overdue, tone: 'critical' as const, href: paths.ordersWithStatus('overdue') },
        { id: 'pending orders', label: messages.awaitingRider, count: pending, tone: 'warning' as const, href: paths.pendingOrders },
      ].flatMap(({ count, tone, ...entry }) =>
        count === 0 ? [] : [{ ...entry, icon: <Receipt size={18} />, end: <Badge tone={tone}>{number(count)}</Badge> }],
      ),
      pathOf: () => null,
    };
  }, [data, error, messages, statusLabels, etaWords, formats, number, now]);
}

/** Travelers and partners in the search palette. Choosing one opens the order list, searched for the name. */
export function usePeopleSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(ordersMessages);
  const { data } = useEndpoint(orderEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const people = peopleOf(data ?? []);
    return {
      // The search of orders reports loading and failures for both.
      isLoading: false,
      find(query) {
        const { shown, count } = findPeople(people, query);
        if (count === 0) return null;
        return {
          label: messages.people,
          count,
          entries: shown.map(({ name, email }) => ({
            id: `person ${name}`,
            label: name,
            details: [email],
            icon: <Avatar size="small" name={name} />,
            href: paths.ordersWithSearch(name),
          })),
        };
      },
      suggestions: [],
      pathOf: () => null,
    };
  }, [data, messages]);
}
