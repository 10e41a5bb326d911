export { type Notice, notify, withdraw } from './notify.ts';
export { preloadToasts, Toasts } from './Toasts.tsx';
