/** How much of a list has been fetched. */
export interface LoadedPart {
  loaded: number;
  /** How many items there are in all; undefined when that is not known. */
  total: number | undefined;
}

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
  | {
      state: 'ready';
      data: Data;
      isRefreshing: boolean;
      /** The data is a part of a list, which must not be counted as the whole. @default the data is whole */
      part?: LoadedPart;
    };

/** Data that needs no loading. */
export function ready<Data>(data: Data): Loadable<Data> {
  return { state: 'ready', data, isRefreshing: false };
}
