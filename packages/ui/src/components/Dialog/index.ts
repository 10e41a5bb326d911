export { BackProvider, type BackProviderProps, type HoldBack } from './back/BackProvider.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
