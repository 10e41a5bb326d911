export { ResetPasswordContainer, type ResetPasswordContainerProps } from './ResetPasswordContainer.tsx';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';
export type { NewPassword } from '../newPasswordProblems.ts';
