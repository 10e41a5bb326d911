export * from './ApiProvider.tsx';
export * from './nullWhenNotFound.ts';
export * from './toLoadable.ts';
export * from './useEndpoint.ts';
