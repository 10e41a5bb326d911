// All copy of the library: a module for each component, so that a page carries the words it shows. A language is added
// beside 'en-US'.
export * from './bannerMessages.ts';
export * from './chatMessages.ts';
export * from './colorMessages.ts';
export * from './copyMessages.ts';
export * from './dialogMessages.ts';
export * from './errorStateMessages.ts';
export * from './fieldMessages.ts';
export * from './filterMenuMessages.ts';
export * from './formMessages.ts';
export * from './notificationMessages.ts';
export * from './pagerMessages.ts';
export * from './passwordMessages.ts';
export * from './previewMessages.ts';
export * from './qrMessages.ts';
export * from './queueMessages.ts';
export * from './searchMessages.ts';
export * from './shellMessages.ts';
export * from './tableMessages.ts';
export * from './toastMessages.ts';
export * from './uploadMessages.ts';
