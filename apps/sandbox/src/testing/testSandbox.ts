import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, type NewProduct, Problem, productFields, type ProductText, accountEndpoints, sessionEndpoints, socialEndpoints } from '@valise/contract';
import { demoAccounts } from '../database/demo.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

export interface TestSandbox extends Sandbox {
  dataDirectory: string;
  /** The logged lines, in order. */
  logged: string[];
  /** Moves the sandbox's clock. */
  pass: (milliseconds: number) => void;
  now: () => number;
  /** The real client, with or without a token. An item that does not fit its schema fails the call. */
  client: (token?: string) => Client;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Closes and starts again on the same data. */
  restart: (options?: Partial<SandboxOptions>) => Promise<void>;
  remove: () => Promise<void>;
}

/** A sandbox on a free port, with its own data and a clock that only `pass` moves. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'valise-sandbox-'));
  const logged: string[] = [];
  let time = Date.parse('2026-11-21T09:00:00Z');
  const start = (more: Partial<SandboxOptions>) =>
    startSandbox({
      port: 0,
      products: 30,
      passwordCost: 10,
      now: () => time,
      log: (line) => void logged.push(line),
      ...options,
      ...more,
      dataDirectory,
    });
  let running = await start({});

  const fetchPath = (path: string, init?: RequestInit) => fetch(`${running.address}${path}`, { redirect: 'manual', ...init });
  return {
    get address() {
      return running.address;
    },
    get port() {
      return running.port;
    },
    close: () => running.close(),
    dataDirectory,
    logged,
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    client: (token) =>
      createClient({
        baseUrl: `${running.address}/api`,
        getToken: () => token ?? null,
        fetch,
        onUnread: (path) => {
          throw new Error(`${path} answered an item that does not fit its schema`);
        },
      }),
    fetch: fetchPath,
    post: (path, body, headers = {}) =>
      fetchPath(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    async restart(more = {}) {
      await running.close();
      running = await start(more);
    },
    async remove() {
      await running.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Signs in an account without a second factor; returns its token. */
export async function tokenOf(sandbox: TestSandbox, account: { email: string; password: string } = demoAccounts.partner): Promise<string> {
  const answer = await sandbox.client().call(sessionEndpoints.login, { body: { email: account.email, password: account.password } });
  if (answer.outcome !== 'signed-in') throw new Error(`${account.email} needs a second factor`);
  return answer.token;
}

/** Registers a user without any records; returns the token. */
export async function tokenOfNewcomer(sandbox: TestSandbox, email = 'new@valise.club'): Promise<string> {
  const body = { name: 'New Partner', email, password: 'long-enough', passwordConfirmation: 'long-enough' };
  const answer = await sandbox.client().call(accountEndpoints.register, { body });
  if (answer === null) throw new Error('Registration did not sign in');
  return answer.token;
}

/** Signs in the staff account with the mailed code. */
export async function tokenOfStaff(sandbox: TestSandbox): Promise<string> {
  const { email, password } = demoAccounts.staff;
  const answer = await sandbox.client().call(sessionEndpoints.login, { body: { email, password } });
  if (answer.outcome !== 'two-factor') throw new Error('The staff account signs in without a second factor');
  const body = { method: 'email' as const, code: await mailedCode(sandbox), userId: answer.userId, loginToken: answer.loginToken };
  const verified = await sandbox.client().call(accountEndpoints.verifyTwoFactor, { body });
  if (!verified.isVerified) throw new Error('The mailed code was refused');
  return verified.token;
}

/** Signs in the account of type `user`, with Google. */
export async function tokenOfGuest(sandbox: TestSandbox): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: `${sandbox.address}/oauth/google/callback`, state: 's1' });
  const consent = await (await sandbox.fetch(`/sandbox/social/google?${query}`)).text();
  const token = /code=([\w-]+)/.exec(consent)?.[1] ?? '';
  const answer = await sandbox.client().call(socialEndpoints.token, { params: { provider: 'google' }, body: { token } });
  if (answer.outcome !== 'signed-in') throw new Error('The account needs a second factor');
  return answer.token;
}

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** Newest first. */
export async function mailsOf(sandbox: TestSandbox): Promise<SentMail[]> {
  const { mails } = (await (await sandbox.fetch('/sandbox/outbox')).json()) as { mails: SentMail[] };
  return mails;
}

export async function mailedCode(sandbox: TestSandbox): Promise<string> {
  const [newest] = await mailsOf(sandbox);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** The problem that a call throws. */
export async function problemOfCall(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (cause) {
    if (cause instanceof Problem) return cause;
    throw cause;
  }
  throw new Error('The call was answered');
}

/** A filled-in form: every field except the required ones is empty. */
export function aForm(overrides: Partial<NewProduct> = {}): NewProduct {
  const empty = Object.fromEntries(productFields.map((name) => [name, ''])) as ProductText;
  return { ...empty, name: 'Raincoat', basePrice: '12.50', images: [], ...overrides };
}
