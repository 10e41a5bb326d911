/** The three things a screen can know about data it asked for. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: Data; isRefreshing: boolean };
