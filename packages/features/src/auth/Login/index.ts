export { LoginContainer, type LoginContainerProps } from './LoginContainer.tsx';
export { type Credentials, Login, type LoginProps } from './Login.tsx';
export type { EndedSession } from './endedSession.ts';
