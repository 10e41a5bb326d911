export * from './AuthHeading/index.ts';
export * from './AuthLayout/index.ts';
export * from './BackToLogin/index.ts';
export * from './Login/index.ts';
export * from './ProviderButtons/index.ts';
export * from './TwoFactor/index.ts';
