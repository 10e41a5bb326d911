import { type APIRequestContext, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { findSeenText } from './seenText.ts';

export { expect };

export const partner = { email: 'marta@valise.club', password: 'linen-and-loden', name: 'Marta Vidal' };
/** Signs in with a second factor: authenticator or e-mail. */
export const staff = { email: 'staff@valise.club', password: 'brass-and-cognac', name: 'Elena Costa' };

interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface Switches {
  delayMs?: number;
  failNext?: number;
  failWith?: 'error' | 'network' | 'html';
  /** The path below the API's address, for example '/products'. */
  path?: string;
  /** Whether the portal's configuration names the sockets. */
  isRealtime?: boolean;
}

/** The sandbox's console, which changes how the API responds. */
export class Sandbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: object = {}) {
    expect(await this.#request.post(`/sandbox/${path}`, { data })).toBeOK();
  }

  reset = () => this.#post('reset');
  setSwitches = (switches: Switches) => this.#post('switches', switches);
  /** Sets how an ordinary Laravel application answers; the sandbox's README lists the manners. */
  setManners = (manners: Record<string, string>) => this.#post('manners', manners);
  expireSessions = () => this.#post('expire-sessions');
  /** Sends a notification. The console fills in missing fields. */
  notify = (notice: { email: string; title?: string; message?: string; url?: string }) => this.#post('notify', notice);
  /** Places an order as a traveler. The partner is notified. */
  placeOrder = () => this.#post('orders/new');
  /** Assigns a rider to an order as somebody else. A quiet assignment notifies nobody. */
  assignElsewhere = (order: { id: number; isQuiet?: boolean }) => this.#post('orders/assign-elsewhere', order);
  setRider = (rider: { id: string; availability: 'Online' | 'Offline' }) => this.#post('riders/availability', rider);
  /** Releases held events and answers by their index from 0. The others are lost. */
  release = (held: { events?: readonly number[]; answers?: readonly number[] }) => this.#post('chat/release', held);
  heldAnswers = async (): Promise<number> => {
    const { chat } = (await (await this.#request.get('/sandbox/state')).json()) as { chat: { heldAnswers: number } };
    return chat.heldAnswers;
  };
  /** Makes every socket half-open: it stays, but neither receives nor sends. */
  freezeSockets = () => this.#post('freeze-sockets');
  /** Drops every socket, or closes it with a code. */
  dropSockets = (code?: number) => this.#post('drop-sockets', { code });

  /** Writes on a ticket as the traveler. The partner is notified unless the message is quiet. */
  writeAsTraveler = (ticketId: string, message: string, { isQuiet = false } = {}) => this.#post('traveler', { ticketId, message, isQuiet });
  /** Sets switches of the support chat; the sandbox's README lists them. */
  setChat = (switches: object) => this.#post('chat', switches);
  /** How many events and answers are held. */
  chat = async (): Promise<{ heldEvents: number; heldAnswers: number }> => {
    const { chat } = (await (await this.#request.get('/sandbox/state')).json()) as { chat: { heldEvents: number; heldAnswers: number } };
    return chat;
  };

  /** The number of open sockets, and of their channels. */
  realtime = async (): Promise<{ sockets: number; subscriptions: number }> => {
    const { realtime } = (await (await this.#request.get('/sandbox/state')).json()) as { realtime: { sockets: number; subscriptions: number } };
    return realtime;
  };

  async newestMail(): Promise<Mail> {
    const { mails } = (await (await this.#request.get('/sandbox/outbox')).json()) as { mails: Mail[] };
    const [newest] = mails;
    if (newest === undefined) throw new Error('The outbox is empty.');
    return newest;
  }

  mailedCode = async () => /\b\d{6}\b/.exec((await this.newestMail()).text)?.[0] ?? '';

  async mailedLink(): Promise<string> {
    const { pathname, search } = new URL(/http\S+/.exec((await this.newestMail()).text)?.[0] ?? '');
    return pathname + search;
  }

  /** The current code of the staff account's authenticator. */
  async authenticatorCode(): Promise<string> {
    const { authenticator } = (await (await this.#request.get('/sandbox/state')).json()) as { authenticator: { code: string } };
    return authenticator.code;
  }
}

export class Portal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address with a session of the partner, stored as the sign-in form stores it. For tests that are not about signing in. */
  async signIn(address = '/') {
    const response = await this.page.request.post('/api/login', { data: { email: partner.email, password: partner.password } });
    expect(response).toBeOK();
    const { data } = (await response.json()) as { data: { token: string; user: { type: string } } };
    const entries = { type: data.user.type, auth_user: JSON.stringify(data.user), auth_token: data.token };
    const stored = await this.page.addInitScript((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, entries);
    await this.page.goto(address);
    await stored.dispose();
  }

  /** Opens an address signed out, and signs in with the form. */
  async signInByForm(address = '/', { isRemembered = true } = {}) {
    await this.page.goto(address);
    await this.fillSignIn();
    if (!isRemembered) await this.page.getByText('Remember me').click();
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  async fillSignIn({ email, password }: Pick<typeof partner, 'email' | 'password'> = partner) {
    // Other screens have an Email field too, and stay until this one has loaded.
    await this.heading('Sign in').waitFor();
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
  }

  /**
   * Signs in without realtime, and waits for the bell. After that the portal sends no request by itself, so that the next
   * response belongs to the test's action.
   */
  async signInQuietly(address: string) {
    await this.page.request.post('/sandbox/switches', { data: { isRealtime: false } });
    await this.signIn(address);
    await expect(this.page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  }

  heading = (name: string | RegExp) => this.page.getByRole('heading', { level: 1, name });
  /** The brand's mark above the message of a page that replaces a screen. */
  get mark() {
    return this.page.locator('.page > svg');
  }
  /** A toast with this text. */
  toast = (text: string | RegExp) => this.page.getByRole('region', { name: /Notifications/ }).getByText(text);
}

/** The page logs this at each violation of the security policy. */
const violation = 'Violation: ';

/**
 * How an ordinary Laravel answers where the documents are silent: days as date-times, the class of a sender, addresses without
 * an origin, numbers as text, keys that nobody reads, pages for errors of calls that accept no JSON. Other manners would change what a journey is about.
 */
const ordinaryManners = { days: 'utc', senderTypes: 'classes', media: 'rooted', values: 'laravel', accept: 'needed' };

interface Fixtures {
  /** Console messages that a test expects. Any other warning or error fails it. */
  expectedConsole: RegExp;
  /** Violations of the security policy that a test expects. Any other fails it. */
  expectedViolations: RegExp;
  noConsoleProblems: void;
  sandbox: Sandbox;
  portal: Portal;
}

const nothing = /(?!)/;
/** The browser's own message when a page signs out and closes a socket that is still connecting. */
const closedWhileConnecting = /WebSocket is closed before the connection is established/;

/**
 * Resets the sandbox before each test, and gives it the manners of an ordinary Laravel. A test fails on any warning, uncaught error or violation of the security policy in any
 * page of any context. Uncaught errors are never expected. `page.getByText` finds what is seen, not what is announced.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [nothing, { option: true }],
  expectedViolations: [nothing, { option: true }],
  sandbox: [
    async ({ request }, provide) => {
      const sandbox = new Sandbox(request);
      await sandbox.reset();
      await sandbox.setManners(ordinaryManners);
      await provide(sandbox);
    },
    { auto: true },
  ],
  noConsoleProblems: [
    async ({ browser, context, expectedConsole, expectedViolations }, provide) => {
      const problems: string[] = [];
      const collect = async (context: BrowserContext) => {
        context.on('page', findSeenText);
        context.on('console', (message) => {
          const text = message.text();
          const expected = text.startsWith(violation) ? expectedViolations : expectedConsole;
          const isProblem = ['error', 'warning'].includes(message.type()) && !expected.test(text) && !closedWhileConnecting.test(text);
          if (isProblem) problems.push(text);
        });
        context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message));
        await context.addInitScript((violation) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
            console.error(`${violation}${effectiveDirective} forbids ${blockedURI} ${sample}`),
          );
        }, violation);
      };
      browser.on('context', collect);
      await collect(context);
      await provide();
      browser.off('context', collect);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  portal: ({ page }, provide) => provide(new Portal(page)),
});
