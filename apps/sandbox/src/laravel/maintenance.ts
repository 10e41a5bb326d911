import type { Manners } from './manners.ts';
import { errorPage } from './errorPage.ts';

const UNAVAILABLE = 503;

/** The answer to every call after `php artisan down --retry=3`, or with `--render` too; undefined while the application is up. */
export function downForMaintenance({ maintenance }: Manners): Response | undefined {
  if (maintenance === 'up') return undefined;
  const init = { status: UNAVAILABLE, headers: { 'Retry-After': '3' } };
  return maintenance === 'down' ? Response.json({ message: 'Service Unavailable' }, init) : errorPage('Service Unavailable', init);
}
