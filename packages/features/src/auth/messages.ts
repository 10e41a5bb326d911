// The sign-in page is loaded first, so it loads its own copy alone.
export { authMessages } from './messages/authMessages.ts';
export { accessMessages } from './messages/accessMessages.ts';
export { providerMessages } from './messages/providerMessages.ts';
export { shopMessages } from './messages/shopMessages.ts';
export { callbackMessages } from './messages/callbackMessages.ts';
