export * from './ApiProvider.tsx';
export * from './nullWhenNotFound.ts';
export * from './useEndpoint.ts';
export * from './useLoadable.ts';
