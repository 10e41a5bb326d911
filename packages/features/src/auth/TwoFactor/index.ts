export { TwoFactorContainer, type TwoFactorContainerProps } from './TwoFactorContainer.tsx';
export { type EnteredCode, TwoFactor, type TwoFactorProps } from './TwoFactor.tsx';
