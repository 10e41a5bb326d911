'use client';
import { type Order, orderEndpoints, Problem, type Refund, refundEndpoints } from '@valise/contract';
import { type Loadable, ready } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { unstable_serialize, useSWRConfig } from 'swr';
import { paths } from '../../domain/paths.ts';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { endpointKey, isKeyOf } from '../../kit/api/endpointKey.ts';
import { isAborted } from '../../kit/api/isAborted.ts';
import { nullWhenNotFound } from '../../kit/api/nullWhenNotFound.ts';
import { undefinedUnlessAborted } from '../../kit/api/undefinedUnlessAborted.ts';
import { useEndpoint, useRefresh } from '../../kit/api/useEndpoint.ts';
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
  const { cache, mutate } = useSWRConfig();
  const refresh = useRefresh();
  const response = useEndpoint(one, { params: { id } });
  const refund = useLoadable(nullWhenNotFound(response), messages.failedToLoad);

  const sent = response.data?.order ?? null;
  const orderId = sent === null || hasOrderParts(sent) ? undefined : sent.id;
  const requested = useLoadable(
    nullWhenNotFound(useEndpoint(orderEndpoints.one, orderId === undefined ? null : { params: { id: orderId } })),
    messages.failedToLoadOrder,
  );
  const order: Loadable<Order | null> = orderId === undefined ? ready(sent) : requested;

  /** Puts a refund's status into the list before that is requested again. */
  const putIntoList = (found: Refund) =>
    mutate(
      (key) => isKeyOf(list, key),
      (known: readonly Refund[] | undefined) => known?.map((each) => (each.id === found.id ? { ...each, status: found.status } : each)),
    );

  /** Shows the refund, and its status in the list, before either is requested again. */
  const show = (found: Refund, isFresh: boolean) => {
    // A list that is no longer cached may still be counted.
    if (cache.get(unstable_serialize(endpointKey(list)))?.data === undefined) void refresh(list);
    void putIntoList(found);
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

  /** Requests another refund, which is then shown without loading. */
  async function request(otherId: string): Promise<Refund> {
    const found = await api.call(one, { params: { id: otherId } });
    void putIntoList(found);
    await mutate(endpointKey(one, { params: { id: otherId } }), found, { revalidate: false });
    return found;
  }

  return { refund, order, decide, request };
}
