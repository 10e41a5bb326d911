/**
 * The ways in which an ordinary Laravel answers where the documents are silent. The first value of each is the contract's own
 * way, with which the sandbox starts.
 */
export const mannerValues = {
  /** A list as a whole; or in pages of 15, bare, under `data`, or as a resource collection with `links` and `meta`. */
  pages: ['whole', 'paginator', 'wrapped', 'resource'],
  /** Every key can be read; or in the items of a list one after the other cannot. */
  keys: ['sound', 'broken'],
  /** No limit; or 60 calls a minute, with Retry-After or without; or 10 calls in 3 seconds. */
  throttle: ['none', 'minute', 'untold', 'seconds'],
  /** Channels are authorised; the route is missing, as `Broadcast::routes()` without the prefix is; a guard without tokens refuses; or a sign-in page answers. */
  broadcasting: ['own', 'missing', 'refuses', 'html'],
  /** Sockets open; a proxy that passes on none refuses them; or they are of an application with another key. */
  sockets: ['open', 'refused', 'unknownKey'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type Name = keyof typeof mannerValues;
export type Manners = { [Key in Name]: (typeof mannerValues)[Key][number] };

const names = Object.keys(mannerValues) as Name[];

export const contractManners = Object.fromEntries(names.map((name) => [name, mannerValues[name][0]])) as Manners;

/** The manners after a change; null when the change names an unknown manner or value. Manners that it omits stay. */
export function changedManners(present: Manners, change: unknown): Manners | null {
  if (typeof change !== 'object' || change === null) return null;
  const isKnown = ([name, value]: [string, unknown]) => {
    const values: readonly unknown[] | undefined = Object.hasOwn(mannerValues, name) ? mannerValues[name as Name] : undefined;
    return values?.includes(value) ?? false;
  };
  return Object.entries(change).every(isKnown) ? { ...present, ...change } : null;
}
