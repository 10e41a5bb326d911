import { callbackAt, routes } from '@valise/features/shared';
import { lazyScreen } from './lazyScreen.ts';
import { whenIdle } from './whenIdle.ts';

/** Every screen, each in a chunk of its own; `signedIn` is the shell around those of people who are signed in. */
export const screens = {
  signedIn: lazyScreen('signedIn', () => import('../signedIn/SignedIn.tsx')),
  login: lazyScreen('login', () => import('./login.tsx')),
  signUp: lazyScreen('signUp', () => import('./signUp.tsx')),
  forgotPassword: lazyScreen('forgotPassword', () => import('./forgotPassword.tsx')),
  resetPassword: lazyScreen('resetPassword', () => import('./resetPassword.tsx')),
  twoFactor: lazyScreen('twoFactor', () => import('./twoFactor.tsx')),
  providerCallback: lazyScreen('providerCallback', () => import('./providerCallback.tsx')),
  dashboard: lazyScreen('dashboard', () => import('./dashboard.tsx')),
  products: lazyScreen('products', () => import('./products.tsx')),
  addProduct: lazyScreen('addProduct', () => import('./addProduct.tsx')),
  settings: lazyScreen('settings', () => import('./settings.tsx')),
};

type ScreenName = keyof typeof screens;

const signedInScreenAt: Readonly<Record<string, ScreenName>> = {
  [routes.home]: 'dashboard',
  [routes.dashboard]: 'dashboard',
  [routes.logout]: 'dashboard',
  [routes.products]: 'products',
  [routes.addProduct]: 'addProduct',
  [routes.settings]: 'settings',
};

const signedOutScreenAt: Readonly<Record<string, ScreenName>> = {
  [routes.login]: 'login',
  [routes.signUp]: 'signUp',
  [routes.forgotPassword]: 'forgotPassword',
  [routes.resetPassword]: 'resetPassword',
};

/** What stands at an address for somebody who is signed in; undefined where there is nothing. */
export function signedInScreen(path: string): ScreenName | undefined {
  return signedInScreenAt[path.replace(/(?<=.)\/+$/, '')];
}

/** What stands at an address for somebody who is signed out; undefined leads to where they belong. */
export function signedOutScreen(path: string, isChallenged = false): ScreenName | undefined {
  if (isChallenged) return path === routes.twoFactor ? 'twoFactor' : undefined;
  return callbackAt(path) === null ? signedOutScreenAt[path] : 'providerCallback';
}

/** Fetches the code of screens ahead of time. */
export async function preload(...names: (ScreenName | undefined)[]): Promise<void> {
  await Promise.all(names.map((name) => name && screens[name].preload()));
}

/** Fetches what an address will show, so that it can be shown at once. */
export function preloadAddress(isSignedIn: boolean, path: string): Promise<void> {
  return isSignedIn ? preload('signedIn', signedInScreen(path)) : preload(signedOutScreen(path) ?? 'login');
}

/** Fetches where people go next, once the browser has nothing else to do. */
export function preloadWhenIdle(...names: ScreenName[]): () => void {
  return whenIdle(() => void preload(...names));
}
