import { routes } from '@valise/features/domain';
import { matchRoutes } from './reactRouter.ts';

// Matches the paths alone, because the route table imports the screens that call this.
const known = Object.values(routes).map((path) => ({ path }));

/** Whether a path leads to a screen, and not to the not-found page. */
export const hasScreen = (path: string): boolean => matchRoutes(known, path) !== null;
