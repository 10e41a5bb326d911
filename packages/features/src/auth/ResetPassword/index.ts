export { ResetPasswordContainer, type ResetPasswordContainerProps } from './ResetPasswordContainer.tsx';
export { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx';
export type { NewPassword } from '../newPasswordProblems.ts';
