export { LoginContainer, type LoginContainerProps } from './LoginContainer.tsx';
export { type Credentials, LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
