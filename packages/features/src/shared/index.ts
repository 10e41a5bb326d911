export * from './api/index.ts';
export * from './drafts/index.ts';
export * from './format/index.ts';
export * from './list/index.ts';
export * from './paths.ts';
export * from './realtime/index.ts';
export type * from './search.ts';
export * from './storage.ts';
export * from './submit/index.ts';
