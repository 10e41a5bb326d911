import type { ComponentType, ReactNode } from 'react';
import { idlePart } from './idlePart.tsx';
import { lateCode, type LoadComponent } from './loading/lateCode.ts';
import type { LoadFailureProps } from './failure/RetryButton.tsx';
import { suspendingPart } from './suspendingPart.tsx';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of time. It never rejects: the part itself shows that it failed. */
  preload: () => Promise<void>;
};

export interface LazyPartOptions<Props> {
  /**
   * `rendered`: fetched as soon as it is rendered. `idle`: fetched once the page has its data and nobody has pressed
   * anything for a second; when that fails nothing is shown, and it is tried again in the background; see `tryLater`.
   * @default 'rendered'
   */
  when?: 'rendered' | 'idle';
  /** Shown until the code is there. @default the fallback of the nearest Suspense; nothing for an idle part */
  loading?: ReactNode;
  /** Shown when the code could not be fetched, with the part's own props. @default a sentence and Try again */
  failed?: ComponentType<Props & LoadFailureProps>;
}

/**
 * The one way of fetching a component's code late, styles included. A failed request is retried once, after a second;
 * then the part shows in its place that it failed, with Try again. What opens over the page is a `lazyOverlay`.
 */
export function lazyPart<Props extends object = object>(load: LoadComponent<Props>, options: LazyPartOptions<Props> = {}): LazyPart<Props> {
  const code = lateCode(load);
  const part = options.when === 'idle' ? idlePart(code, options.loading) : suspendingPart(code, options);
  return Object.assign(part, { preload: () => code.load().catch(() => {}) });
}
