/** The three things a screen can know about data it asked for. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void; isRetrying?: boolean }
  | { state: 'ready'; data: Data; isRefreshing: boolean };

/** Data that is simply there. */
export function ready<Data>(data: Data): Loadable<Data> {
  return { state: 'ready', data, isRefreshing: false };
}
