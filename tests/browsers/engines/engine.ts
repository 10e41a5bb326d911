/** A step of W3C input: `input.performActions` of WebDriver BiDi and `/actions` of WebDriver Classic take the same. */
export interface InputSource {
  type: 'key' | 'pointer' | 'none';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

/** A function that runs in the page. It uses nothing from outside itself; arguments and result are JSON. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/** A window of a browser. Windows of one `Profile` share cookies and storage. */
export interface Tab {
  /** Opens an address and resolves once its document has loaded. */
  goto: (address: string) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(run: PageFunction<Args, Result>, ...args: Args) => Promise<Result>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Chooses files in the file field that the selector finds. */
  setFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A PNG of the window. */
  screenshot: () => Promise<Buffer>;
}

/** What one person's browser stores. Each journey has its own. */
export interface Profile {
  /** The browser's name and version. */
  version: string;
  open: () => Promise<Tab>;
  /** The last print as a PDF, without its dialog. Undefined where the browser prints in no other way than by hand. */
  printed?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  newProfile: () => Promise<Profile>;
  close: () => Promise<void>;
}
