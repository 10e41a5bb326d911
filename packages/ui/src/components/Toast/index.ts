export { type Notice, notify } from './notify.ts';
export { Toasts } from './Toasts.tsx';
