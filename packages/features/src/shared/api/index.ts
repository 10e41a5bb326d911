export * from './ApiProvider.tsx';
export * from './isAborted.ts';
export * from './nullWhenNotFound.ts';
export * from './undefinedUnlessAborted.ts';
export * from './useEndpoint.ts';
export * from './useLoadable.ts';
