export { LoginContainer, type LoginContainerProps, type SignedIn } from './LoginContainer.tsx';
export { type Credentials, LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
