'use client';
import { type Order, orderEndpoints, Problem, type Refund, refundEndpoints } from '@valise/contract';
import { type Loadable, ready } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useSWRConfig } from 'swr';
import { paths } from '../../domain/paths.ts';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { isKeyOf } from '../../kit/api/endpointKey.ts';
import { isAborted } from '../../kit/api/isAborted.ts';
import { nullWhenNotFound } from '../../kit/api/nullWhenNotFound.ts';
import { undefinedUnlessAborted } from '../../kit/api/undefinedUnlessAborted.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { asOwnChange } from '../../kit/ownChanges.ts';
import { refundMessages } from '../messages.ts';
import { type Decision, isDecided, isDecidedAs } from '../refundStatus.ts';
import { hasOrderParts } from './hasOrderParts.ts';

/** `already`: the refund has this status because somebody else decided first. */
export type DecisionOutcome = { kind: 'decided' } | { kind: 'already'; status: string };

const { list, one, setStatus } = refundEndpoints;

/** One refund, its order, and a function that decides it. The refund or the order is null when the server does not have it. */
export function useRefund(id: string) {
  const messages = useMessages(refundMessages);
  const api = useApi();
  const { mutate } = useSWRConfig();
  const response = useEndpoint(one, { params: { id } });
  const refund = useLoadable(nullWhenNotFound(response), messages.failedToLoad);

  const sent = response.data?.order ?? null;
  const orderId = sent === null || hasOrderParts(sent) ? undefined : sent.id;
  const requested = useLoadable(
    nullWhenNotFound(useEndpoint(orderEndpoints.one, orderId === undefined ? null : { params: { id: orderId } })),
    messages.failedToLoadOrder,
  );
  const order: Loadable<Order | null> = orderId === undefined ? ready(sent) : requested;

  /** Shows the refund, and its status in the list, before either is requested again. */
  const show = (found: Refund, isFresh: boolean) => {
    void mutate(
      (key) => isKeyOf(list, key),
      (known: readonly Refund[] | undefined) => known?.map((each) => (each.id === found.id ? { ...each, status: found.status } : each)),
    );
    return response.mutate(found, { revalidate: !isFresh });
  };

  async function decide(decision: Decision): Promise<DecisionOutcome> {
    try {
      await asOwnChange(paths.refundDetail(id), () => api.call(setStatus, { body: { id, status: decision } }));
    } catch (problem) {
      if (isAborted(problem)) throw problem;
      // The response may have been lost, or somebody else decided first, so the refund is requested to find out.
      const found = await api.call(one, { params: { id } }).catch(undefinedUnlessAborted);
      if (found === undefined) {
        void response.mutate();
        throw problem;
      }
      await show(found, true);
      if (!isDecided(found.status)) throw problem;
      const isOwn = isDecidedAs(found.status, decision) && !(problem instanceof Problem && problem.status === 409);
      return isOwn ? { kind: 'decided' } : { kind: 'already', status: found.status };
    }
    if (response.data !== undefined) void show({ ...response.data, status: decision }, false);
    return { kind: 'decided' };
  }

  return { refund, order, decide };
}
