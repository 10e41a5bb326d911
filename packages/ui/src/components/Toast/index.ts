export { type Notice, notify, withdraw } from './notify.ts';
export { Toasts } from './Toasts.tsx';
