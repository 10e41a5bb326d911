export { ProviderSignInContainer, type ProviderSignInContainerProps, type ProviderTrip } from './ProviderSignInContainer.tsx';
