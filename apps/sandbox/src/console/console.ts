import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { demoAccounts } from '../database/demo.ts';
import { listRiders } from '../database/riders.ts';
import { outbox, sessions, tickets, users } from '../database/schema.ts';
import { ticketNumber } from '../database/tickets.ts';
import type { ServerEnvironment } from '../http/api.ts';
import { currentCode } from '../security/totp.ts';
import { changedManners, contractManners } from '../laravel/manners.ts';
import type { AppContext } from '../appContext.ts';
import { assignElsewhere, changeAvailability, placeOrder } from './orderCalls.ts';
import { consolePage } from './page.ts';
import { decideElsewhere, requestRefund } from './refundCalls.ts';
import { pageHeaders } from './pageHeaders.ts';
import { releaseHeld, writeOnTicket } from './chatCalls.ts';
import { closeCodeOf, sendNotification } from './realtimeCalls.ts';
import type { ConsoleState } from './state.ts';
import { changedSwitches, noSwitches, type Switches } from './switches.ts';

const files = fileURLToPath(new URL('../../console', import.meta.url));

export interface ConsoleOptions {
  app: AppContext;
  switches: Switches;
  /** Empties the database and fills it with the demo data. */
  reset: () => Promise<void>;
}

const MAILS = 50;
const TICKETS = 50;

/** `/sandbox`: a page that shows the API's state and disturbs it, and the calls behind that page. */
export function createConsole({ app, switches, reset }: ConsoleOptions): Hono<ServerEnvironment> {
  async function mails() {
    await app.background.settled();
    const rows = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(MAILS);
    return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt).toISOString() }));
  }

  async function state(): Promise<ConsoleState> {
    const [staff] = await app.db.select().from(users).where(eq(users.email, demoAccounts.staff.email));
    const accounts = await app.db.select({ email: users.email }).from(users).orderBy(users.id);
    const newest = await app.db.select({ id: tickets.id, name: tickets.senderName }).from(tickets).orderBy(desc(tickets.id)).limit(TICKETS);
    const secret = staff?.totpSecret ?? null;
    return {
      switches,
      manners: app.manners,
      authenticator: secret === null ? null : await currentCode(secret, app.now()),
      accounts: accounts.map(({ email }) => email),
      riders: (await listRiders(app.db)).map(({ id, name, availability }) => ({ id, name, availability })),
      realtime: app.realtime.sockets?.count() ?? null,
      chat: { ...app.chat.switches, heldEvents: app.chat.events.held(), heldAnswers: app.chat.answers.held() },
      tickets: newest.map(({ id, name }) => ({ id, name, number: ticketNumber(id) })),
      mails: await mails(),
    };
  }

  const pages = new Hono<ServerEnvironment>().basePath('/sandbox');
  pages.use(pageHeaders, async (c, next) => {
    // Pages of other sites may not press these buttons. Some browsers send only one of the two headers.
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
  pages.post('/manners', async (c) => {
    const changed = changedManners(app.manners, await c.req.json().catch(() => null));
    if (changed === null) return c.json({ message: 'These manners could not be read.' }, 422);
    return c.json(Object.assign(app.manners, changed));
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
  pages.post('/orders/new', async (c) => {
    const id = await placeOrder(app);
    if (id === null) return c.json({ message: 'The partner’s account is gone.' }, 409);
    return c.json({ message: `Order ${id} has been placed.`, id });
  });
  pages.post('/orders/assign-elsewhere', async (c) => {
    const id = await assignElsewhere(app, await c.req.json().catch(() => null));
    if (id === null) return c.json({ message: 'No such order waits for a rider.' }, 409);
    return c.json({ message: `Order ${id} has a rider.`, id });
  });
  pages.post('/riders/availability', async (c) => {
    const isChanged = await changeAvailability(app, await c.req.json().catch(() => null));
    if (!isChanged) return c.json({ message: 'A rider goes Online or Offline, by id.' }, 422);
    return c.json({ message: 'The rider’s availability has changed.' });
  });
  pages.post('/refunds/new', async (c) => {
    const id = await requestRefund(app);
    if (id === null) return c.json({ message: 'There is no order that can be refunded.' }, 409);
    return c.json({ message: `Refund ${id} has been requested.`, id });
  });
  pages.post('/refunds/decide-elsewhere', async (c) => {
    const id = await decideElsewhere(app, await c.req.json().catch(() => null));
    if (id === null) return c.json({ message: 'No such refund is pending.' }, 409);
    return c.json({ message: `Refund ${id} has been decided.`, id });
  });
  pages.post('/drop-sockets', async (c) => {
    const code = closeCodeOf(await c.req.json().catch(() => null));
    if (code === null) return c.json({ message: 'A socket closes with a code from 4000 to 4999.' }, 422);
    const count = app.realtime.sockets?.drop(code) ?? 0;
    return c.json({ message: `${count} ${count === 1 ? 'socket was' : 'sockets were'} dropped.` });
  });
  pages.post('/freeze-sockets', (c) => {
    const count = app.realtime.sockets?.freeze() ?? 0;
    return c.json({ message: `${count} ${count === 1 ? 'socket is' : 'sockets are'} half-open.` });
  });
  pages.post('/chat', async (c) => {
    const isChanged = app.chat.change(await c.req.json().catch(() => null));
    return isChanged ? c.json(app.chat.switches) : c.json({ message: 'These switches could not be read.' }, 422);
  });
  pages.post('/chat/release', async (c) => {
    const isReleased = releaseHeld(app.chat, await c.req.json().catch(() => null));
    if (!isReleased) return c.json({ message: 'Held events and answers are named by their index from 0.' }, 422);
    return c.json({ message: 'The held ones are released.' });
  });
  pages.post('/traveler', async (c) => {
    const sent = await writeOnTicket(app, await c.req.json().catch(() => null));
    return sent === null ? c.json({ message: 'No ticket has this id.' }, 422) : c.json({ message: 'The traveler has written.', id: sent.id });
  });
  pages.post('/reset', async (c) => {
    await reset();
    Object.assign(switches, noSwitches);
    Object.assign(app.manners, contractManners);
    return c.json({ message: 'The sandbox is as new.' });
  });
  pages.get('/:file{console\\.(css|js|svg)}', serveStatic({ root: files, rewriteRequestPath: (path) => path.slice('/sandbox'.length) }));
  return pages;
}
