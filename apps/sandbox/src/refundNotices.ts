import type { AppContext } from './appContext.ts';
import type { RefundRow } from './database/schema.ts';
import { notifyConcerned } from './notify.ts';

const urlOf = ({ id }: RefundRow) => `/refund/refundsdetail/${id}`;

async function notifyAll(app: AppContext, refund: RefundRow, title: string, message: string): Promise<void> {
  const owner = await app.db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, refund.ownerId) });
  await notifyConcerned(app, owner, { title, message, url: urlOf(refund) });
}

/** Notifies the refund's owner and the staff of a traveler's request. */
export const notifyOfRequest = (app: AppContext, refund: RefundRow): Promise<void> =>
  notifyAll(app, refund, 'Refund requested', `${String(refund.traveler.name)} asked for a refund on order #${refund.orderId}.`);

/** Notifies the refund's owner and the staff of the decision. */
export const notifyOfDecision = (app: AppContext, refund: RefundRow): Promise<void> =>
  notifyAll(app, refund, 'Refund decided', `Refund ${refund.refundId} on order #${refund.orderId} is ${refund.status}.`);
