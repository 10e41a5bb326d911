export { type Notice, notify, recordSuccess, withdraw } from './notify.ts';
export { Toasts } from './Toasts.tsx';
