export { BackToLogin } from './BackToLogin.tsx';
