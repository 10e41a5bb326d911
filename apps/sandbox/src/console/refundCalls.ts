import { aRefund } from '@valise/contract/samples';
import type { AppContext } from '../appContext.ts';
import { PARTNER } from '../database/demo.ts';
import { addRefund, decideAnyRefund } from '../database/refunds.ts';
import { notifyOfDecision, notifyOfRequest } from '../refundNotices.ts';

/** Requests a refund as a traveler. The demo's partner is notified. Returns the refund's id; null when no order can be refunded. */
export async function requestRefund(app: AppContext): Promise<number | null> {
  const owner = await app.db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, PARTNER) });
  const { reason, images } = aRefund();
  const evidence = (images ?? []).map(({ image_path }) => image_path);
  const requested = owner && (await addRefund(app, owner, { reason: String(reason), images: evidence }));
  if (requested === undefined) return null;
  await notifyOfRequest(app, requested);
  return requested.id;
}

/**
 * Decides a refund as somebody else, as a body {id?, status?, isQuiet?} says: the one with that id, else the newest pending one.
 * A quiet decision notifies nobody. Returns the refund's id; null when it is not pending.
 */
export async function decideElsewhere(app: AppContext, body: unknown): Promise<number | null> {
  const { id, status, isQuiet } = (body ?? {}) as Record<string, unknown>;
  const decided = await decideAnyRefund(app, status === 'Rejected' ? status : 'Processed', typeof id === 'number' ? id : undefined);
  if (decided === undefined) return null;
  if (isQuiet !== true) await notifyOfDecision(app, decided);
  return decided.id;
}
