export * from './useUndo.ts';
