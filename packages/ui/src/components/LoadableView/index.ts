export type { Loadable } from './Loadable.ts';
