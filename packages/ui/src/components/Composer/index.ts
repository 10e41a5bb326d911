export { Composer, type ComposerHandle, type ComposerProps, type UnsentMessage } from './Composer.tsx';
