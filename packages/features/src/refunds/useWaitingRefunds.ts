'use client';
import { type Refund, refundEndpoints } from '@valise/contract';
import { useCounted } from '../kit/api/useCounted.ts';
import { refundStatuses } from './refundStatus.ts';

const waiting = (refunds: readonly Refund[]) => refunds.filter(({ status }) => refundStatuses.is(status, 'pending')).length;

/** How many refunds wait for a decision; undefined until the refunds have been loaded. */
export const useWaitingRefunds = (): number | undefined => useCounted(refundEndpoints.list, waiting);
