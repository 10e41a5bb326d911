type Combination<Lists> = { [Name in keyof Lists]: Lists[Name] extends readonly (infer Value)[] ? Value : never };

const pairOf = (list: number, place: number, other: number, otherPlace: number) =>
  list < other ? `${list}.${place} ${other}.${otherPlace}` : `${other}.${otherPlace} ${list}.${place}`;

/**
 * Combinations of two or more lists in which every two values of different lists occur together at least once. They are far fewer
 * than all combinations, and find every fault that two values cause together.
 */
export function pairwise<Lists extends Record<string, readonly unknown[]>>(lists: Lists): Combination<Lists>[] {
  const names = Object.keys(lists);
  const sizes = names.map((name) => lists[name]!.length);
  /** How often each pair has occurred. */
  const meetings = new Map<string, number>();
  const rows: number[][] = [];

  const add = (start: readonly (readonly [list: number, place: number])[]) => {
    const row: number[] = [];
    for (const [list, place] of start) row[list] = place;
    for (const [list, size] of sizes.entries()) {
      if (row[list] !== undefined) continue;
      const met = (place: number) => row.map((otherPlace, other) => meetings.get(pairOf(list, place, other, otherPlace)) ?? 0);
      const missing = (place: number) => met(place).filter((times) => times === 0).length;
      const sum = (place: number) => met(place).reduce((all, times) => all + times, 0);
      const places = Array.from({ length: size }, (_, place) => place);
      [row[list] = 0] = places.toSorted((one, other) => missing(other) - missing(one) || sum(one) - sum(other));
    }
    for (const [list, place] of row.entries())
      for (const [other, otherPlace] of row.entries()) {
        const pair = pairOf(list, place, other, otherPlace);
        if (other > list) meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      }
    rows.push(row);
  };

  for (const [list, size] of sizes.entries())
    for (let place = 0; place < size; place += 1)
      for (let other = list + 1; other < sizes.length; other += 1)
        for (let otherPlace = 0; otherPlace < sizes[other]!; otherPlace += 1)
          if (!meetings.has(pairOf(list, place, other, otherPlace))) add([[list, place], [other, otherPlace]]);

  return rows.map((row) => Object.fromEntries(names.map((name, list) => [name, lists[name]![row[list]!]])) as Combination<Lists>);
}
