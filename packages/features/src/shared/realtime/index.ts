export * from './RealtimeProvider.tsx';
export * from './useLiveEvent.ts';
