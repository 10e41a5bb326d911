export { type Provider, ProviderButtons, type ProviderButtonsProps, providers } from './ProviderButtons.tsx';
