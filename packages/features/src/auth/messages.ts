// Sign-in is the first thing that is loaded, so it comes with its own copy alone.
export { authMessages } from './messages/authMessages.ts';
export { accessMessages } from './messages/accessMessages.ts';
export { providerMessages } from './messages/providerMessages.ts';
export { shopMessages } from './messages/shopMessages.ts';
export { callbackMessages } from './messages/callbackMessages.ts';
