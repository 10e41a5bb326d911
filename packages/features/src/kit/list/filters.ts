/** One filter of a list: how its value is stored in the state and in the address. */
export interface Filter<Value> {
  /** The value that shows everything. */
  readonly empty: Value;
  /** Reads the values of the query parameter. Unknown values are dropped. */
  read(values: readonly string[]): Value;
  /** Writes the values of the query parameter; an empty list for the empty value. */
  write(value: Value): readonly string[];
  /** True when it chooses a part of the list, as a tab does: `clearFilters` keeps it and `hasFilters` ignores it. */
  readonly isPart?: boolean;
}

/** A filter with several chosen values. `choices` are all values, in the order of the screen. */
export interface ManyFilter<Choice extends string> extends Filter<readonly Choice[]> {
  readonly choices: readonly Choice[];
}

const lower = (value: string) => value.trim().toLowerCase();

const choiceReader = <Choice extends string>(choices: readonly Choice[]) => {
  const byLower = new Map(choices.map((choice) => [lower(choice), choice]));
  return (value: string) => byLower.get(lower(value));
};

const valuesOf = <Value extends string>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

/** A filter with one of the given values, or null for all. Letter case in the address does not matter. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Filter<Choice | null> {
  const choiceOf = choiceReader(choices);
  return { empty: null, read: ([value = '']) => choiceOf(value) ?? null, write: valuesOf };
}

/** A filter with any number of the given values; an empty one shows all. Letter case in the address does not matter. */
export function manyOf<const Choice extends string>(choices: readonly Choice[]): ManyFilter<Choice> {
  const choiceOf = choiceReader(choices);
  // Each value once, in the order of the choices, so that one state has one address.
  const ordered = (values: readonly (Choice | undefined)[]) => choices.filter((choice) => values.includes(choice));
  return { choices, empty: [], read: (values) => ordered(values.map(choiceOf)), write: ordered };
}

/** A filter whose values are known only from the data, for example the statuses of orders; null for all. Stored in lower case. */
export function anyText(): Filter<string | null> {
  return { empty: null, read: ([value = '']) => lower(value) || null, write: valuesOf };
}

/** The tab of a list with tabs; null opens the tab that the screen chooses. */
export function tabOf<const Tab extends string>(tabs: readonly Tab[]): Filter<Tab | null> {
  return { ...oneOf(tabs), isPart: true };
}
