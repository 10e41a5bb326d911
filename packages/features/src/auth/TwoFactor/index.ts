export { TwoFactorContainer, type TwoFactorContainerProps } from './TwoFactorContainer.tsx';
export { type EnteredCode, TwoFactorScreen, type TwoFactorScreenProps } from './TwoFactorScreen.tsx';
