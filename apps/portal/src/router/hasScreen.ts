import { routes } from '@valise/features/domain';
import { matchRoutes } from './reactRouter.ts';

// The route table itself imports the screens that ask.
const known = Object.values(routes).map((path) => ({ path }));

/** Whether a path leads to a screen rather than to the page that says it is not found. */
export const hasScreen = (path: string): boolean => matchRoutes(known, path) !== null;
