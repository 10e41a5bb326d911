export { AuthHeading, type AuthHeadingProps } from './AuthHeading.tsx';
