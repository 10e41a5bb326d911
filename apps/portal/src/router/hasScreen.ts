import { matchRoutes } from 'react-router-dom';
import { routeTable } from './routes.tsx';

/** Whether a path leads to a screen, and not to the page that says it is not found. */
export function hasScreen(path: string): boolean {
  return (matchRoutes(routeTable, path)?.at(-1)?.route.path ?? '*') !== '*';
}
