export { FailureText, type ProviderFailure } from './FailureText.tsx';
export { type Provider, ProviderButtons, type ProviderButtonsProps, providers } from './ProviderButtons.tsx';
