import type { refundEndpoints } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import { decideRefund, findRefund, listRefunds } from '../database/refunds.ts';
import type { Caller } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { required } from '../http/rules.ts';
import { notifyOfDecision } from '../refundNotices.ts';

const decisions = ['Processed', 'Rejected'];

const notFound = () => new Refusal(404, 'Refund not found.');

function refundIdOf(id: string): number {
  if (!isRecordId(id)) throw notFound();
  return Number(id);
}

export const refundHandlers: Handlers<typeof refundEndpoints, Caller> = {
  list: async ({ context: { app, user, origin } }) => ({ data: await listRefunds(app, user, origin) }),

  async one({ params, context: { app, user, origin } }) {
    const found = await findRefund(app, user, refundIdOf(params.id), origin);
    if (found === undefined) throw notFound();
    return { data: { data: found } };
  },

  async setStatus({ body: { id: wanted, status }, context: { app, user, origin } }) {
    refuseInvalid({ id: [required('id', wanted)], status: [required('status', status)] });
    if (!decisions.includes(status)) throw invalid({ status: ['The selected status is invalid.'] });
    const id = refundIdOf(wanted);
    const decided = await decideRefund(app, user, id, status);
    if (decided !== undefined) {
      await notifyOfDecision(app, decided);
      return { message: `Refund ${status} successfully!` };
    }
    const present = await findRefund(app, user, id, origin);
    if (present === undefined) throw notFound();
    return Response.json({ message: `This refund is already ${String(present.status)}.`, data: present }, { status: 409 });
  },
};
