export { ProviderSignInContainer, type ProviderSignInContainerProps } from './ProviderSignInContainer.tsx';
