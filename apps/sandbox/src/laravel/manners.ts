/**
 * The ways in which an ordinary Laravel answers where the documents are silent. The first value of each is the contract's own
 * way, with which the sandbox starts.
 */
export const mannerValues = {
  /** A list as a whole; or in pages of 15, bare, under `data`, or as a resource collection with `links` and `meta`. */
  pages: ['whole', 'paginator', 'wrapped', 'resource'],
  /** Every key can be read; or in the items of a list one after the other cannot. */
  keys: ['sound', 'broken'],
  /** No limit; or 60 calls a minute, with Retry-After or without; or 10 calls in 10 seconds. */
  throttle: ['none', 'minute', 'untold', 'seconds'],
  /** Days as such; or as Eloquent's `date` cast sends them where `app.timezone` is UTC or Europe/Madrid. */
  days: ['plain', 'utc', 'madrid'],
  /** Senders of messages by their type; or by the class of their model, which may be one for all (`App\User`). */
  senderTypes: ['types', 'classes', 'users'],
  /** Addresses of the server's own files: absolute, without its origin, or as a column has them, to be found in /storage. */
  media: ['absolute', 'rooted', 'bare'],
  /** The words of refusals: the contract's, those of two Laravels, or those of Laravel 8 with APP_DEBUG. */
  errors: ['contract', 'laravel8', 'laravel11', 'debug'],
  /** A saved profile is answered with the user, or with a sentence alone. */
  profile: ['user', 'none'],
  /** Uploads arrive whole, or cut at PHP's limits as it is installed: 20 files, 2 MB each, 8 MB together. */
  uploads: ['whole', 'php'],
  /** Values as the contract writes them; or null for '', numbers as text and text as numbers, 0 and 1, and further keys. */
  values: ['contract', 'laravel'],
  /** The application answers; or it is down for maintenance, in JSON, or in HTML as `--render` sends it. */
  maintenance: ['up', 'down', 'rendered'],
  /** `Accept` is ignored, and errors are JSON; or errors are pages for a call that does not accept JSON, 500 in place of 401. */
  accept: ['ignored', 'needed'],
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
