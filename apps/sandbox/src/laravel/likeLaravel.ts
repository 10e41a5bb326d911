import { withoutAccept } from './accept.ts';
import type { Answer, Manner } from './answer.ts';
import { withBrokenKeys } from './brokenKeys.ts';
import { daysAsDateTimes } from './days.ts';
import { errorsInLaravelsWords } from './errors.ts';
import { contractManners, type Manners } from './manners.ts';
import { relativeMedia } from './media.ts';
import { inPages } from './pages.ts';
import { profileWithoutUser } from './profile.ts';
import { senderTypesAsClasses } from './senderTypes.ts';
import { looseValues } from './values.ts';

const all: readonly Manner[] = [daysAsDateTimes, senderTypesAsClasses, relativeMedia, errorsInLaravelsWords, profileWithoutUser, looseValues, withBrokenKeys, inPages];

const isContract = (manners: Manners) => Object.entries(contractManners).every(([name, value]) => manners[name as keyof Manners] === value);

/** The response with Laravel's manners. Responses that are not JSON stay as they are. */
export async function likeLaravel(request: Request, response: Response, manners: Manners): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (isContract(manners) || !isJson) return response;
  const answer: Answer = { method: request.method, url: new URL(request.url), status: response.status, body: await response.json() };
  const { body, status } = all.reduce((changed, manner) => manner(changed, manners), answer);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return withoutAccept(request, Response.json(body, { status, headers }), manners);
}
