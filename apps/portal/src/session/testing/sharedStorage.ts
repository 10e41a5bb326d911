/** One browser's local storage, shared by several tabs. For tests. */
export class SharedStorage {
  readonly entries = new Map<string, string>();
  /** Runs before each change by a tab, when another tab may read. */
  beforeChange: () => void = () => undefined;
  readonly #listeners = new Map<TabView, (key: string) => void>();

  /** A tab's view; `onChange` is called for every change by another tab. */
  open(onChange: (key: string) => void): TabView {
    const view = new TabView(this);
    this.#listeners.set(view, onChange);
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
    for (const [view, onChange] of this.#listeners) if (view !== by) onChange(key);
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

  #checkAccess() {
    if (this.isBlocked) throw new DOMException('Denied', 'SecurityError');
  }

  get length(): number {
    this.#checkAccess();
    return this.#shared.entries.size;
  }

  key(index: number): string | null {
    this.#checkAccess();
    return [...this.#shared.entries.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    this.#checkAccess();
    return this.#shared.entries.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#checkAccess();
    this.changes += 1;
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.#shared.change(this, name, value);
  }

  removeItem(name: string): void {
    this.#checkAccess();
    this.changes += 1;
    this.#shared.change(this, name, null);
  }

  clear(): void {
    throw new Error("The storage also holds entries of others.");
  }
}
