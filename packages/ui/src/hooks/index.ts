export { useStableCallback } from './useStableCallback.ts';
