'use client';
import { refundEndpoints } from '@valise/contract';
import { Badge } from '@valise/ui/Badge';
import { ArrowUUpLeft } from '@valise/ui/icons/ArrowUUpLeft';
import { useFormats, useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { paths } from '../../domain/paths.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { findIn, firstOf } from '../../kit/find.ts';
import type { SearchSource } from '../../kit/search.ts';
import { statusResults } from '../../kit/statusResults.tsx';
import { refundMessages } from '../messages.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import { searchText } from '../RefundList/state/searchText.ts';
import { RefundStatus } from '../RefundStatus.tsx';
import { refundStatuses } from '../refundStatus.ts';

/** Refunds in the search palette, from the same request as the refund list. */
export function useRefundSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(refundMessages);
  const { number } = useFormats();
  const { data, error } = useEndpoint(refundEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const refunds = data ?? [];
    const pending = refunds.filter(({ status }) => refundStatuses.is(status, 'pending')).length;
    return {
      isLoading: data === undefined && error === undefined,
      failure: data === undefined && error !== undefined ? messages.failedToFetch : undefined,
      find(query) {
        const { shown, count } = firstOf(findIn(refunds, searchText, query));
        const found = statusResults(query, {
          list: 'refunds',
          statuses: refundStatuses,
          labels: messages,
          icon: <ArrowUUpLeft size={18} />,
          countOf: (status) => refunds.filter((refund) => refundStatuses.is(refund.status, status)).length,
          hrefOf: paths.refundsWithStatus,
          number,
        });
        if (count === 0 && found.length === 0) return null;
        return {
          label: messages.refunds,
          count: count + found.length,
          all: count > shown.length ? { count, href: paths.refundsWithSearch(query.trim()) } : undefined,
          entries: [...found, ...shown.map((refund) => ({
            id: `refund ${refund.id}`,
            label: numberOf(refund),
            details: [refund.travelerName, refund.order === null ? '' : messages.orderNumber({ id: refund.order.id }), refund.partnerName],
            icon: <ArrowUUpLeft size={18} />,
            href: paths.refundDetail(refund.id),
            end: <RefundStatus status={refund.status} />,
          }))],
        };
      },
      suggestions:
        pending === 0
          ? []
          : [
              {
                id: 'suggested refunds',
                label: messages.pendingRefunds,
                icon: <ArrowUUpLeft size={18} />,
                end: <Badge tone="warning">{number(pending)}</Badge>,
                href: paths.refundsWithStatus('pending'),
              },
            ],
      pathOf: () => null,
    };
  }, [data, error, messages, number]);
}
