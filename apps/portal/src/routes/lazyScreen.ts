import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A screen's code cannot be had, even after a reload. */
export class ScreenUnavailable extends Error {
  override name = 'ScreenUnavailable';
}

const ENTRY = 'reloaded_for';

/** Reloads once for a screen whose code is missing, as after a deployment; refuses the second time. */
function reloadOnce(name: string): boolean {
  try {
    if (window.sessionStorage.getItem(ENTRY) === name) return false;
    window.sessionStorage.setItem(ENTRY, name);
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  window.location.reload();
  return true;
}

function hasLoaded(name: string) {
  try {
    if (window.sessionStorage.getItem(ENTRY) === name) window.sessionStorage.removeItem(ENTRY);
  } catch {
    // Nothing was noted.
  }
}

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code ahead of time. It never fails: the screen itself tells. */
  preload: () => Promise<void>;
};

/** A screen whose code is fetched when it is first needed. */
export function lazyScreen<Props = object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchCode = () => (loading ??= load());

  const Screen = lazy(async () => {
    try {
      const code = await fetchCode();
      hasLoaded(name);
      return code;
    } catch (cause) {
      if (reloadOnce(name)) return await new Promise<never>(() => {});
      throw new ScreenUnavailable(name, { cause });
    }
  });

  async function preload() {
    try {
      await fetchCode();
    } catch {
      loading = undefined;
    }
  }
  return Object.assign(Screen, { preload });
}
