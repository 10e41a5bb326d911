import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Child } from './child.ts';
import type { Engine, InputSource, PageFunction, Profile, Tab } from './engine.ts';
import { watchProblems } from './problems.ts';

/** Nothing is asked, updated or sent elsewhere. */
const preferences: Record<string, boolean | number | string> = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.http.speculative-parallel-limit': 0,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // A mouse that hovers, which Firefox does not find without a window.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
};

const printer = 'print.printer_Mozilla_Save_to_PDF';

/** Prints into a file at once, with the settings that a person finds in the dialog. */
const printing = (file: string) => ({
  'print.always_print_silent': true,
  'print_printer': 'Mozilla Save to PDF',
  [`${printer}.print_to_file`]: true,
  [`${printer}.print_to_filename`]: file,
});

/** Of a command, in ms. */
const LIMIT_MS = 60_000;

type Answer = { id?: number; type: string; result?: Record<string, unknown>; error?: string; message?: string };

/** A connection of WebDriver BiDi. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(String(data)) as Answer));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has closed the connection'));
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Bidi(socket);
  }

  send<Result>(method: string, params: object = {}): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Firefox has not answered ${method}`)), LIMIT_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close() {
    this.#socket.close();
  }

  #receive({ id, type, result, error, message }: Answer) {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (type === 'error') waiting.reject(new Error(`${error}: ${message}`));
    else waiting.resolve(result as never);
  }
}

type Evaluated = { type: 'success'; result: { type: string; value?: string; sharedId?: string } } | { type: 'exception'; exceptionDetails: { text: string } };

class FirefoxTab implements Tab {
  readonly #bidi: Bidi;
  readonly #context: string;

  constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
  }

  async goto(url: string) {
    await this.#bidi.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async evaluate<Args extends unknown[], Result>(run: PageFunction<Args, Result>, ...args: Args): Promise<Result> {
    const { value } = await this.#call(`(args) => JSON.stringify((${String(run)})(...JSON.parse(args)) ?? null)`, JSON.stringify(args));
    return JSON.parse(value ?? 'null') as Result;
  }

  async perform(actions: readonly InputSource[]) {
    await this.#bidi.send('input.performActions', { context: this.#context, actions });
  }

  async setFiles(selector: string, files: readonly string[]) {
    const { sharedId } = await this.#call('(selector) => document.querySelector(selector)', selector);
    await this.#bidi.send('input.setFiles', { context: this.#context, element: { sharedId }, files });
  }

  async screenshot() {
    const { data } = await this.#bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(data, 'base64');
  }

  async #call(functionDeclaration: string, value: string) {
    const evaluated = await this.#bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context: this.#context },
      arguments: [{ type: 'string', value }],
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result;
  }
}

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'valise-firefox-'));
  const print = join(folder, 'print.pdf');
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries({ ...preferences, ...printing(print) })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = new Child(path, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: folder, TZ: 'UTC', LANG: 'en_US.UTF-8', MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const end = async () => {
    await child.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [, address = ''] = await child.written(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await Bidi.connect(`${address}/session`);
    const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} });
    await bidi.send('script.addPreloadScript', { functionDeclaration: String(watchProblems) });
    return {
      newProfile: () => newProfile(bidi, `Firefox ${capabilities.browserVersion}`, print),
      async close() {
        bidi.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Resolves once the whole file is there, and removes it. */
async function takePdf(file: string): Promise<Uint8Array> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const pdf = existsSync(file) ? readFileSync(file) : Buffer.of();
    if (pdf.subarray(-8).includes('%%EOF')) {
      rmSync(file);
      return new Uint8Array(pdf);
    }
    if (Date.now() > end) throw new Error('Firefox has printed nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function newProfile(bidi: Bidi, version: string, print: string): Promise<Profile> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  return {
    version,
    async open() {
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
      await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 860 } });
      return new FirefoxTab(bidi, context);
    },
    printed: () => takePdf(print),
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
