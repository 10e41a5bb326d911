export { type Loadable, type LoadedPart, ready } from './Loadable.ts';
export { LoadableView, type LoadableViewProps } from './LoadableView.tsx';
export { LoadingText, type LoadingTextProps } from './LoadingText.tsx';
