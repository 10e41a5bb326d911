import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../appContext.ts';

/** Answers the authorisation of channels as a Laravel application does whose broadcasting routes are not set up for the portal. */
export const likeBroadcasting =
  (app: Pick<AppContext, 'manners'>): MiddlewareHandler =>
  async (c, next) => {
    switch (app.manners.broadcasting) {
      case 'missing':
        return c.json({ message: `The route ${c.req.path.slice(1)} could not be found.` }, 404);
      case 'refuses':
        return c.json({ message: '' }, 403);
      case 'html':
        return c.html('<!doctype html><title>Sign in</title><h1>Sign in</h1>');
      default:
        return next();
    }
  };
