export interface Seeded {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** One item of a list that is not empty. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Random numbers that are the same in every run, and so are the samples (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { between, pick: <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item };
}
