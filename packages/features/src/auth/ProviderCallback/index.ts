export { type CallbackArrival, type KeptTrip } from './judgeCallback.ts';
export { ProviderCallbackContainer, type ProviderCallbackContainerProps } from './ProviderCallbackContainer.tsx';
export { ProviderCallbackScreen, type ProviderCallbackScreenProps } from './ProviderCallbackScreen.tsx';
