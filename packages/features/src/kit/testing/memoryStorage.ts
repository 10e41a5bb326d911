/** A Storage held in memory, for tests and stories. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();

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
    this.#entries.set(name, String(value));
  }

  removeItem(name: string): void {
    this.#entries.delete(name);
  }

  clear(): void {
    this.#entries.clear();
  }
}
