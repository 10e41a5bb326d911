import type { ComponentType } from 'react';
import { lazyModule } from './lazyModule.ts';

/** Fetches a component, itself or as the default export of a module. */
export type LoadComponent<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

export interface LateCode<Props> {
  /** Undefined until it has been fetched. */
  get: () => ComponentType<Props> | undefined;
  /** Rejects after the second failed attempt. */
  load: () => Promise<void>;
  /** Calls back when it has been fetched. */
  subscribe: (listener: () => void) => () => void;
}

export function lateCode<Props>(load: LoadComponent<Props>): LateCode<Props> {
  let Component: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const request = lazyModule(async () => {
    const loaded = await load();
    Component = 'default' in loaded ? loaded.default : loaded;
    for (const listener of listeners) listener();
  });
  return {
    get: () => Component,
    load: request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
