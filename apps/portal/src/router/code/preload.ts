import { routes } from '@valise/features/domain';
import type { LazyPart } from '@valise/ui/lazyPart';
import { matchRoutes, type RouteObject } from '../reactRouter.ts';
import { routeTable } from '../routes.tsx';

const matchesOf = (path: string) => matchRoutes(routeTable, path) ?? [];

const isLazy = (component: RouteObject['Component']): component is LazyPart<object> => component != null && 'preload' in component;

/** Fetches the code of the screen at a path, and of its layout. */
export async function preloadPath(path: string): Promise<void> {
  await Promise.all(matchesOf(path).map(({ route: { Component } }) => (isLazy(Component) ? Component.preload() : undefined)));
}

/** The path of the first screen when the page is opened at `path`. Layout routes redirect from screens that the user may not see. */
export function firstPath(path: string, isSignedIn: boolean): string {
  const layouts = matchesOf(path).map(({ route }) => route.id);
  if (isSignedIn) return layouts.includes('signedOut') ? routes.home : path;
  return layouts.includes('signedIn') || layouts.includes('twoFactorPending') ? routes.login : path;
}
