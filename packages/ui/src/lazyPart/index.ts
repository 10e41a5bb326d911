export type { LoadComponent } from './loading/lateCode.ts';
export { lazyModule } from './loading/lazyModule.ts';
export { lazyOverlay, preloadOverlays, type LazyOverlayOptions, type WaitingProps } from './lazyOverlay.tsx';
export { type LazyPart, lazyPart, type LazyPartOptions } from './lazyPart.tsx';
export type { LoadFailureProps } from './failure/RetryButton.tsx';
export { fetchAhead } from './loading/fetchAhead.ts';
export { fetchBehindData } from './loading/fetchBehindData.ts';
export { serverAnswers } from './loading/serverAnswers.ts';
