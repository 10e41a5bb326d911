export { type CallbackArrival } from './checkCallback.ts';
export { ProviderCallbackContainer, type ProviderCallbackContainerProps } from './ProviderCallbackContainer.tsx';
export { ProviderCallbackScreen, type ProviderCallbackScreenProps } from './ProviderCallbackScreen.tsx';
