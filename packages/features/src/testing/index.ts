export { FreshCache } from './FreshCache.tsx';
