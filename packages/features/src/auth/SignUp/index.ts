export { SignUpContainer, type SignUpContainerProps } from './SignUpContainer.tsx';
export { type NewAccount, SignUp, type SignUpProps } from './SignUp.tsx';
