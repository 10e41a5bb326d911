export { ConnectionStrip, type ConnectionStripProps } from './ConnectionStrip.tsx';
export type { LiveFault } from './liveFault.ts';
