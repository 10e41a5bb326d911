export * from './components/Button/index.ts';
export * from './components/Spinner/index.ts';
export * from './messages/useMessages.ts';
