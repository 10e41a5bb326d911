export { ForgotPasswordContainer } from './ForgotPasswordContainer.tsx';
export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
