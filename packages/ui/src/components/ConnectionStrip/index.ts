export { ConnectionStrip, type ConnectionStripProps } from './ConnectionStrip.tsx';
