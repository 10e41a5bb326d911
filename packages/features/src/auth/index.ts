export * from './AuthLayout/index.ts';
export * from './Login/index.ts';
export * from './ProviderButtons/index.ts';
