export { ForgotPasswordContainer } from './ForgotPasswordContainer.tsx';
export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx';
