import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { demoAccounts } from '../database/demo.ts';
import { outbox, sessions, users } from '../database/schema.ts';
import type { ServerEnvironment } from '../http/api.ts';
import { currentCode } from '../security/totp.ts';
import type { AppContext } from '../appContext.ts';
import { consolePage } from './page.ts';
import { pageHeaders } from './pageHeaders.ts';
import { closeCodeOf, sendNotification } from './realtimeCalls.ts';
import type { ConsoleState } from './state.ts';
import { changedSwitches, noSwitches, type Switches } from './switches.ts';

const files = fileURLToPath(new URL('../../console', import.meta.url));

export interface ConsoleOptions {
  app: AppContext;
  switches: Switches;
  /** Empties the sandbox and fills it anew. */
  reset: () => Promise<void>;
}

const MAILS = 50;

/** `/sandbox`: a page, and the calls behind it, for seeing and disturbing what the API does. */
export function createConsole({ app, switches, reset }: ConsoleOptions): Hono<ServerEnvironment> {
  async function mails() {
    await app.background.settled();
    const rows = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(MAILS);
    return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt).toISOString() }));
  }

  async function state(): Promise<ConsoleState> {
    const [staff] = await app.db.select().from(users).where(eq(users.email, demoAccounts.staff.email));
    const accounts = await app.db.select({ email: users.email }).from(users).orderBy(users.id);
    const secret = staff?.totpSecret ?? null;
    return {
      switches,
      authenticator: secret === null ? null : await currentCode(secret, app.now()),
      accounts: accounts.map(({ email }) => email),
      realtime: app.realtime.sockets?.count() ?? null,
      mails: await mails(),
    };
  }

  const pages = new Hono<ServerEnvironment>().basePath('/sandbox');
  pages.use(pageHeaders, async (c, next) => {
    // Other sites' pages may not press these buttons. Not every browser sends both headers.
    const isOwnSite = [undefined, 'same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site'));
    const isOwnOrigin = [undefined, new URL(c.req.url).origin].includes(c.req.header('Origin'));
    if (c.req.method !== 'GET' && !(isOwnSite && isOwnOrigin))
      return c.json({ message: 'Only pages of the sandbox itself may do this.' }, 403);
    await next();
  });
  pages.get('/', async (c) => c.html(consolePage(await state())));
  pages.get('/state', async (c) => c.json(await state()));
  pages.get('/outbox', async (c) => c.json({ mails: await mails() }));
  pages.post('/switches', async (c) => {
    const change: unknown = await c.req.json().catch(() => null);
    const changed = changedSwitches(switches, change);
    if (changed === null) return c.json({ message: 'These switches could not be read.' }, 422);
    return c.json(Object.assign(switches, changed));
  });
  pages.post('/expire-sessions', async (c) => {
    await app.db.delete(sessions);
    return c.json({ message: 'All sessions have expired.' });
  });
  pages.post('/notify', async (c) => {
    const id = await sendNotification(app, await c.req.json().catch(() => null));
    if (id === null) return c.json({ message: 'Nobody has this e-mail address.' }, 422);
    return c.json({ message: 'The notification is on its way.', id });
  });
  pages.post('/drop-sockets', async (c) => {
    const code = closeCodeOf(await c.req.json().catch(() => null));
    if (code === null) return c.json({ message: 'A socket closes with a code from 4000 to 4999.' }, 422);
    const count = app.realtime.sockets?.drop(code) ?? 0;
    return c.json({ message: `${count} ${count === 1 ? 'socket was' : 'sockets were'} dropped.` });
  });
  pages.post('/reset', async (c) => {
    await reset();
    Object.assign(switches, noSwitches);
    return c.json({ message: 'The sandbox is as new.' });
  });
  pages.get('/:file{console\\.(css|js|svg)}', serveStatic({ root: files, rewriteRequestPath: (path) => path.slice('/sandbox'.length) }));
  return pages;
}
