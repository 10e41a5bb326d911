/** The three states of fetched data. */
export type Loadable<Data> =
  | { state: 'loading' }
  | {
      state: 'failed';
      message: string;
      /** The reason, for example 'No connection.' */
      reason?: string;
      retry: () => void;
      isRetrying?: boolean;
    }
  | { state: 'ready'; data: Data; isRefreshing: boolean };

/** Data that needs no loading. */
export function ready<Data>(data: Data): Loadable<Data> {
  return { state: 'ready', data, isRefreshing: false };
}
