/** The time of every story: the day of the design's pictures. */
const NOW = new Date(2026, 10, 20, 9, 30).getTime();

const RealDate = Date;

class FrozenDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(NOW);
    else super(...given);
  }

  static override now(): number {
    return NOW;
  }

  // Dates that were created before the freeze are instances of Date too.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

/** Freezes the date, not the timers: `new Date()` and `Date.now()` always return the same time. */
export function freezeTime(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
