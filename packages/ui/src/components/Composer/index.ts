export { Composer, type ComposerProps, type UnsentMessage } from './Composer.tsx';
