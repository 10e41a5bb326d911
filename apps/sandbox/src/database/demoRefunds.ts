import { refund } from '@valise/contract';
import { aPartner, aTraveler, manyRefunds, read } from '@valise/contract/samples';
import { insertRows } from './bulk.ts';
import type { Database } from './open.ts';
import { refunds } from './schema.ts';

interface DemoRefunds {
  ownerId: number;
  /** The range of the samples: the first index, and the index after the last. */
  from: number;
  to: number;
}

/** Adds refunds from the samples, with the samples' ids. */
export async function insertRefunds(db: Database, { ownerId, from, to }: DemoRefunds): Promise<void> {
  const rows = manyRefunds(to)
    .slice(from)
    .map((wire) => {
      const sample = read(refund, wire);
      return {
        id: Number(sample.id),
        ownerId,
        refundId: sample.refundId,
        orderId: Number(sample.order?.id ?? 0),
        requestedAt: Date.parse(sample.requestedAt),
        status: sample.status,
        amount: sample.amount ?? 0,
        reason: sample.reason,
        images: sample.images,
        traveler: wire.traveler ?? aTraveler(),
        partner: wire.partner ?? aPartner(),
      };
    });
  await insertRows(db, refunds, rows);
}
