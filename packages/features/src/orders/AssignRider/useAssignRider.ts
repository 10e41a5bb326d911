'use client';
import { dashboardEndpoints, type Order, orderEndpoints, Problem, type Rider, riderEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { paths } from '../../domain/paths.ts';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { isAborted } from '../../kit/api/isAborted.ts';
import { undefinedUnlessAborted } from '../../kit/api/undefinedUnlessAborted.ts';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import type { GoOn } from '../../kit/list/steps/useGoOn.ts';
import { asOwnChange } from '../../kit/ownChanges.ts';
import { SubmitError } from '../../kit/submit/failure.ts';
import { type Submit, useSubmit } from '../../kit/submit/useSubmit.ts';
import { alreadyAssigned } from '../alreadyAssigned.ts';
import { ordersMessages } from '../messages.ts';
import { riderName } from './riderColumns.tsx';
import { isOnline } from './riderRules.ts';

const changed = [orderEndpoints.list, orderEndpoints.one, riderEndpoints.list, dashboardEndpoints.queue, dashboardEndpoints.states];

/** Whether the order may have a rider now: the server reports a conflict, or its answer was lost. */
const isUncertain = (problem: unknown) => problem instanceof Problem && !isAborted(problem) && (problem.kind !== 'refused' || problem.status === 409);

const isSame = (order: Order, rider: Rider) => order.rider !== null && order.rider.name === rider.name && order.rider.email === rider.email;

/**
 * Assigns a rider to an order. When the answer is lost or reports a conflict, the order and the riders are requested again, and
 * the order's rider decides whether it worked.
 *
 * @param goOn opens the next order that waits, where that was asked for
 */
export function useAssignRider(orderId: string, onAssigned: () => void, goOn: GoOn | undefined): Submit<[rider: Rider | undefined, andNext: boolean]> {
  const api = useApi();
  const refresh = useRefresh();
  const messages = useMessages(ordersMessages);

  async function refuseWithTruth(rider: Rider, problem: unknown): Promise<void> {
    const [order, riders] = await Promise.all([
      api.call(orderEndpoints.one, { params: { id: orderId } }).catch(undefinedUnlessAborted),
      api.call(riderEndpoints.list).catch(undefinedUnlessAborted),
    ]);
    void Promise.all(changed.map(refresh));
    if (order !== undefined && isSame(order, rider) && !(problem instanceof Problem && problem.status === 409)) return;
    if (order !== undefined && order.rider !== null) {
      throw new SubmitError({ message: messages.failedToAssign, detail: alreadyAssigned(order.rider.name, messages) });
    }
    const now = riders?.find(({ id }) => id === rider.id);
    if (now !== undefined && !isOnline(now)) {
      throw new SubmitError({ message: messages.failedToAssign, detail: messages.wentOffline({ name: riderName(now) }) });
    }
    throw problem;
  }

  return useSubmit(
    async (rider: Rider | undefined, _andNext: boolean) => {
      if (rider === undefined) return;
      try {
        await asOwnChange(paths.orderDetail(orderId), () => api.call(orderEndpoints.assignRider, { body: { orderId, riderId: rider.id } }));
      } catch (problem) {
        if (!isUncertain(problem)) throw problem;
        await refuseWithTruth(rider, problem);
      }
    },
    {
      headline: messages.failedToAssign,
      toasts: 'none',
      validate: (rider) => (rider === undefined ? { message: messages.pleaseSelectRider } : undefined),
      onDone: (_reply, rider, andNext) => {
        void Promise.all(changed.map(refresh));
        if (andNext && goOn && rider) return goOn({ text: messages.riderAssigned, detail: messages.riderOfOrder({ name: riderName(rider), id: orderId }) });
        notify(messages.riderAssigned);
        return onAssigned();
      },
    },
  );
}
