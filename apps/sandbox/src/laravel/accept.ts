import type { Manners } from './manners.ts';
import { errorPage } from './errorPage.ts';

const UNAUTHENTICATED = 401;

/** The page that answers an error of a call without `Accept: application/json`. Without a token it is about the missing route `login`. */
export function withoutAccept(request: Request, response: Response, { accept }: Manners): Response {
  const isAsked = request.headers.get('Accept')?.includes('json') ?? false;
  if (accept === 'ignored' || isAsked || response.status < 400) return response;
  return response.status === UNAUTHENTICATED ? errorPage('Server Error', { status: 500 }) : errorPage(`Error ${response.status}`, response);
}
