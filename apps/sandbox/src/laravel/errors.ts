import type { Answer, Manner } from './answer.ts';

const NOT_VALID = 422;
/** Refusals that Laravel words only where the application does. */
const wordless = new Set([403, 413]);

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null && !Array.isArray(body);
const messagesIn = (errors: unknown) => (isRecord(errors) ? Object.values(errors).flat() : []);

/** The message of a refusal as Laravel 8 writes it, or as Laravel 9 and later do. */
function messageOf({ status, url }: Answer, body: Record<string, unknown>, isNew: boolean): unknown {
  const [first, ...more] = messagesIn(body.errors);
  if (status === NOT_VALID && first !== undefined) {
    if (!isNew) return 'The given data was invalid.';
    return more.length === 0 ? first : `${String(first)} (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
  }
  if (wordless.has(status)) return '';
  return status === 404 ? `No query results for model [App\\Models\\Record] ${url.pathname.split('/').at(-1)}` : body.message;
}

const trace = [{ file: '/app/vendor/laravel/framework/src/Illuminate/Routing/Router.php', line: 687, function: 'runRoute', class: 'Router', type: '->' }];

/** Words refusals as Laravel does; with APP_DEBUG an error also has its exception and trace, and a failure the database's words. */
export const errorsInLaravelsWords: Manner = (answer, { errors }) => {
  const { status, body } = answer;
  if (errors === 'contract' || status < 400 || !isRecord(body)) return answer;
  const worded = { ...body, message: messageOf(answer, body, errors === 'laravel11') };
  if (errors !== 'debug' || status === NOT_VALID) return { ...answer, body: worded };
  const message = status >= 500 ? 'SQLSTATE[HY000]: General error: 1 no such table: records (SQL: select * from "records")' : worded.message;
  return { ...answer, body: { ...worded, message, exception: 'Symfony\\Component\\HttpKernel\\Exception', file: '/app/Handler.php', line: 387, trace } };
};
