/** One browser's local storage, as several tabs at once see it. For tests. */
export class SharedStorage {
  readonly entries = new Map<string, string>();
  /** Runs before each change that a tab makes: another tab may read just then. */
  beforeChange: () => void = () => undefined;
  readonly #listeners = new Map<TabView, (key: string) => void>();

  /** What one tab sees; `hear` is told of the changes that other tabs make. */
  open(hear: (key: string) => void): TabView {
    const view = new TabView(this);
    this.#listeners.set(view, hear);
    return view;
  }

  close(view: TabView): void {
    this.#listeners.delete(view);
  }

  change(by: TabView, key: string, value: string | null): void {
    if ((this.entries.get(key) ?? null) === value) return;
    this.beforeChange();
    if (value === null) this.entries.delete(key);
    else this.entries.set(key, value);
    for (const [view, hear] of this.#listeners) if (view !== by) hear(key);
  }
}

export class TabView implements Storage {
  [name: string]: unknown;
  readonly #shared: SharedStorage;
  isFull = false;
  isBlocked = false;
  changes = 0;

  constructor(shared: SharedStorage) {
    this.#shared = shared;
  }

  #enter() {
    if (this.isBlocked) throw new DOMException('Denied', 'SecurityError');
  }

  get length(): number {
    this.#enter();
    return this.#shared.entries.size;
  }

  key(index: number): string | null {
    this.#enter();
    return [...this.#shared.entries.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    this.#enter();
    return this.#shared.entries.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#enter();
    this.changes += 1;
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.#shared.change(this, name, value);
  }

  removeItem(name: string): void {
    this.#enter();
    this.changes += 1;
    this.#shared.change(this, name, null);
  }

  clear(): void {
    throw new Error("Somebody else's entries are in here too.");
  }
}
