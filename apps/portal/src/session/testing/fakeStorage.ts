/** A browser's Storage for tests: text only, with a quota, and able to refuse. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();
  /** Every write and removal in order, as another tab would receive it as an event. */
  readonly changes: string[] = [];
  quota = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#entries.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    const others = [...this.#entries].filter(([known]) => known !== name);
    const used = others.reduce((sum, [known, text]) => sum + known.length + text.length, 0);
    if (used + name.length + String(value).length > this.quota) throw new DOMException('Full', 'QuotaExceededError');
    this.#entries.set(name, String(value));
    this.changes.push(`+${name}`);
  }

  removeItem(name: string): void {
    if (this.#entries.delete(name)) this.changes.push(`-${name}`);
  }

  clear(): void {
    this.#entries.clear();
  }
}
