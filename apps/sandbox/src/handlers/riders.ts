import type { riderEndpoints } from '@valise/contract';
import type { Handlers } from '@valise/contract/serve';
import { listRiders, riderWire } from '../database/riders.ts';
import type { Caller } from '../http/caller.ts';

export const riderHandlers: Handlers<typeof riderEndpoints, Caller> = {
  list: async ({ context: { app } }) => ({ data: { data: (await listRiders(app.db)).map(riderWire) } }),
};
