export { ChangingStatusBadge } from './ChangingStatusBadge.tsx';
export type { Phase } from './eyelets.tsx';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export type { Tone } from './tone.ts';
