import { Child, freePort } from './child.ts';
import type { Engine, InputSource, PageFunction, Profile, Tab } from './engine.ts';
import { watchProblems } from './problems.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Of a command, in ms. */
const LIMIT_MS = 60_000;

type Call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

class WebKitTab implements Tab {
  readonly #call: Call;
  readonly #select: () => Promise<void>;

  constructor(call: Call, select: () => Promise<void>) {
    this.#call = call;
    this.#select = select;
  }

  async goto(url: string) {
    await this.#select();
    await this.#call('POST', '/url', { url });
    // WebKitGTK has no scripts that run before the page's own.
    await this.evaluate(watchProblems);
  }

  async evaluate<Args extends unknown[], Result>(run: PageFunction<Args, Result>, ...args: Args): Promise<Result> {
    await this.#select();
    const script = `return JSON.stringify((${String(run)})(...JSON.parse(arguments[0])) ?? null)`;
    return JSON.parse(await this.#call<string>('POST', '/execute/sync', { script, args: [JSON.stringify(args)] })) as Result;
  }

  async perform(actions: readonly InputSource[]) {
    await this.#select();
    await this.#call('POST', '/actions', { actions });
  }

  async setFiles(selector: string, paths: readonly string[]) {
    await this.#select();
    const { [ELEMENT]: element } = await this.#call<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
    await this.#call('POST', `/element/${element}/value`, { text: paths.join('\n') });
  }

  async screenshot() {
    await this.#select();
    return Buffer.from(await this.#call<string>('GET', '/screenshot'), 'base64');
  }
}

/** Starts a display without a screen, and WebKitGTK's driver on it, which is driven by WebDriver. */
export async function startWebKit(paths: { driver: string; browser: string; display: string }): Promise<Engine> {
  const display = new Child(paths.display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const children = [display];
  const end = async () => {
    // The browser ends with its display.
    for (const child of children.toReversed()) await child.end();
  };
  try {
    const [number] = await display.written(/^\d+$/m);
    const port = await freePort();
    children.push(
      new Child(paths.driver, ['--host=127.0.0.1', `--port=${port}`], {
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          DBUS_SESSION_BUS_ADDRESS: 'disabled:',
          TZ: 'UTC',
          LANG: 'en_US.UTF-8',
          // Without a graphics card pages are drawn by the processor alone.
          WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        },
      }),
    );
    const call = caller(`http://127.0.0.1:${port}`);
    await untilReady(call);
    return { newProfile: () => newProfile(call, paths.browser), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

function caller(origin: string): Call {
  return async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(LIMIT_MS) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function untilReady(call: Call) {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function newProfile(driver: Call, binary: string): Promise<Profile> {
  const browserOptions = { binary, args: ['--automation'] };
  const { sessionId, capabilities } = await driver<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const call: Call = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
  let current = await call<string>('GET', '/window');
  let free: string | undefined = current;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async open() {
      const handle = free ?? (await call<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle;
      free = undefined;
      const select = async () => {
        if (current === handle) return;
        await call('POST', '/window', { handle });
        current = handle;
      };
      await select();
      await call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 898 });
      return new WebKitTab(call, select);
    },
    async close() {
      await driver('DELETE', `/session/${sessionId}`);
    },
  };
}
