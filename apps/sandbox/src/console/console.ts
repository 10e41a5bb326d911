import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { demoAccounts } from '../database/demo.ts';
import { outbox, sessions, users } from '../database/schema.ts';
import type { ServerEnvironment } from '../http/api.ts';
import { currentCode } from '../security/totp.ts';
import type { World } from '../world.ts';
import { closeCodeOf, notifyAsAsked } from './move.ts';
import { pageHeaders } from './pageHeaders.ts';
import { consolePage } from './page.ts';
import { changedSwitches, noSwitches, type Switches } from './switches.ts';

const files = fileURLToPath(new URL('../../console', import.meta.url));

export interface ConsoleOptions {
  world: World;
  switches: Switches;
  /** Empties the sandbox and fills it anew. */
  reset: () => Promise<void>;
}

export interface ConsoleState {
  switches: Switches;
  /** What the staff account's authenticator shows; null once that account has none. */
  authenticator: { code: string; secondsLeft: number } | null;
  /** E-mails of everybody who has an account. */
  accounts: string[];
  /** Open sockets and the channels they hear together; null when another service holds them. */
  realtime: { sockets: number; subscriptions: number } | null;
  mails: { id: number; to: string; subject: string; text: string; sentAt: string }[];
}

const MAILS = 50;

/** `/sandbox`: a page, and the calls behind it, for seeing and disturbing what the API does. */
export function createConsole({ world, switches, reset }: ConsoleOptions): Hono<ServerEnvironment> {
  async function mails() {
    const rows = await world.db.select().from(outbox).orderBy(desc(outbox.id)).limit(MAILS);
    return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt).toISOString() }));
  }

  async function state(): Promise<ConsoleState> {
    const [staff] = await world.db.select().from(users).where(eq(users.email, demoAccounts.staff.email));
    const everybody = await world.db.select({ email: users.email }).from(users).orderBy(users.id);
    const secret = staff?.totpSecret ?? null;
    return {
      switches,
      authenticator: secret === null ? null : await currentCode(secret, world.now()),
      accounts: everybody.map(({ email }) => email),
      realtime: world.realtime.sockets?.count() ?? null,
      mails: await mails(),
    };
  }

  const app = new Hono<ServerEnvironment>().basePath('/sandbox');
  app.use(pageHeaders, async (c, next) => {
    // Other sites' pages may not press these buttons.
    if (c.req.method !== 'GET' && ![undefined, 'same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site')))
      return c.json({ message: 'Only pages of the sandbox itself may do this.' }, 403);
    await next();
  });
  app.get('/', async (c) => c.html(consolePage(await state())));
  app.get('/state', async (c) => c.json(await state()));
  app.get('/outbox', async (c) => c.json({ mails: await mails() }));
  app.post('/switches', async (c) => {
    const change: unknown = await c.req.json().catch(() => null);
    const changed = changedSwitches(switches, change);
    if (changed === null) return c.json({ message: 'These switches could not be read.' }, 422);
    return c.json(Object.assign(switches, changed));
  });
  app.post('/expire-sessions', async (c) => {
    await world.db.delete(sessions);
    return c.json({ message: 'All sessions have expired.' });
  });
  app.post('/notify', async (c) => {
    const id = await notifyAsAsked(world, await c.req.json().catch(() => null));
    if (id === null) return c.json({ message: 'Nobody has this e-mail address.' }, 422);
    return c.json({ message: 'The notification is on its way.', id });
  });
  app.post('/drop-sockets', async (c) => {
    const code = closeCodeOf(await c.req.json().catch(() => null));
    if (code === null) return c.json({ message: 'A socket closes with a code from 4000 to 4999.' }, 422);
    const count = world.realtime.sockets?.drop(code) ?? 0;
    return c.json({ message: `${count} ${count === 1 ? 'socket was' : 'sockets were'} dropped.` });
  });
  app.post('/reset', async (c) => {
    await reset();
    Object.assign(switches, noSwitches);
    return c.json({ message: 'The sandbox is as new.' });
  });
  app.get('/:file{console\\.(css|js|svg)}', serveStatic({ root: files, rewriteRequestPath: (path) => path.slice('/sandbox'.length) }));
  return app;
}
