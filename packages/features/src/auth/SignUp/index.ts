export { SignUpContainer, type SignUpContainerProps } from './SignUpContainer.tsx';
export { type NewAccount, SignUpScreen, type SignUpScreenProps } from './SignUpScreen.tsx';
