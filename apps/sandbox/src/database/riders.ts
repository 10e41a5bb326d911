import { eq, sql } from 'drizzle-orm';
import type { RiderWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import type { Database } from './open.ts';
import { riders, type RiderRow } from './schema.ts';

/** Turns a row into the wire. */
export const riderWire = (row: RiderRow): RiderWire => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  profile_photo: null,
  rating: row.rating?.toFixed(1) ?? null,
  current_assigned_orders: row.assignedOrders,
  eta: row.eta,
  availability_status: row.availability,
});

export const listRiders = (db: Database): Promise<RiderRow[]> => db.select().from(riders).orderBy(sql`rowid`);

export async function findRider({ db }: AppContext, id: string): Promise<RiderRow | undefined> {
  const [found] = await db.select().from(riders).where(eq(riders.id, id));
  return found;
}

/** Sets a rider's availability. Returns whether there is such a rider. */
export async function setAvailability({ db }: AppContext, id: string, availability: 'Online' | 'Offline'): Promise<boolean> {
  const changed = await db.update(riders).set({ availability }).where(eq(riders.id, id)).returning({ id: riders.id });
  return changed.length > 0;
}
