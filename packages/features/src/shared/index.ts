export * from './ApiProvider.tsx';
export * from './format.ts';
export * from './paths.ts';
export * from './problemText.ts';
export * from './toLoadable.ts';
export * from './useEndpoint.ts';
export * from './useOnce.ts';
export * from './useProblemText.ts';
