import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';

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
  /** Below the API's address, for example '/products'. */
  path?: string;
}

/** The sandbox's console, which changes how the API responds. */
class Sandbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post(path: string, data: object = {}) {
    expect(await this.#request.post(`/sandbox/${path}`, { data })).toBeOK();
  }

  reset = () => this.#post('reset');
  setSwitches = (switches: Switches) => this.#post('switches', switches);
  expireSessions = () => this.#post('expire-sessions');
  /** Sends a notification; the console fills in what is left out. */
  notify = (notice: { email: string; title?: string; message?: string; url?: string }) => this.#post('notify', notice);
  /** Drops every socket, or closes it with a code. */
  dropSockets = (code?: number) => this.#post('drop-sockets', { code });

  /** Open sockets, and the number of channels they are subscribed to. */
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

  /** Opens an address signed out, and signs in. */
  async signIn(address = '/', { isRemembered = true } = {}) {
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
   * Signs in without realtime, and waits for the bell: after that the portal sends no request by itself, so that the next
   * response belongs to what the test does.
   */
  async signInQuietly(address: string) {
    await this.page.route('/config.json', (route) => route.fulfill({ json: { apiUrl: '/api', realtime: null } }));
    await this.signIn(address);
    await expect(this.page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  }

  heading = (name: string | RegExp) => this.page.getByRole('heading', { level: 1, name });
  /** A toast with this text. */
  toast = (text: string | RegExp) => this.page.getByRole('region', { name: /Notifications/ }).getByText(text);
}

interface Fixtures {
  /** Console messages that a test expects; every other warning or error fails it. */
  expectedConsole: RegExp;
  noConsoleProblems: void;
  sandbox: Sandbox;
  portal: Portal;
}

/** Every test starts with a reset sandbox, and fails on any warning, error or violation of the security policy. */
export const test = base.extend<Fixtures>({
  expectedConsole: [/(?!)/, { option: true }],
  sandbox: [
    async ({ request }, provide) => {
      const sandbox = new Sandbox(request);
      await sandbox.reset();
      await provide(sandbox);
    },
    { auto: true },
  ],
  noConsoleProblems: [
    async ({ context, expectedConsole }, provide) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      await provide();
      expect(problems.filter((text) => !expectedConsole.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  portal: ({ page }, provide) => provide(new Portal(page)),
});
