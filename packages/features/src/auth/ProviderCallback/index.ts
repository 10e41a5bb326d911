export { type CallbackArrival } from './checkCallback.ts';
export { ProviderCallbackContainer, type ProviderCallbackContainerProps } from './ProviderCallbackContainer.tsx';
export { ProviderCallback, type ProviderCallbackProps } from './ProviderCallback.tsx';
