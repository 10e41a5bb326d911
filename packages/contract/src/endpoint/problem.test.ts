import { expect, test } from 'vitest';
import { problemOf } from './problem.ts';

const messageOf = (status: number, body: unknown) => problemOf(new Response(null, { status }), body).serverMessage;

test.each([
  [422, { message: 'Rider Lena Ortiz is offline.' }],
  [409, { message: 'It was decided already.' }],
  [404, { message: 'Product not found.' }],
  [429, { message: 'Too Many Attempts.' }],
])('at %i the message %j is for people', (status, body) => {
  expect(messageOf(status, body)).toBe(body.message);
});

test.each([
  [500, { message: 'Server Error' }],
  [503, { message: 'Service Unavailable' }],
  [500, { message: 'SQLSTATE[HY000]: General error: 1 no such table: refunds' }],
  [422, { message: 'SQLSTATE[23000]: Integrity constraint violation' }],
  [403, { message: 'This action is unauthorized.', exception: 'AccessDeniedHttpException', file: '/app/Handler.php', line: 387 }],
  [404, { message: 'Not there.', trace: [] }],
  [404, { message: 'No query results for model [App\\User].' }],
  [404, { message: 'No query results for model [App\\Product] 999' }],
  [404, { message: 'The route api/refunds could not be found.' }],
  [405, { message: 'The POST method is not supported for this route. Supported methods: GET, HEAD.' }],
  [422, { message: 'The given data was invalid.' }],
  [403, { message: '' }],
  [413, { message: ' ' }],
  [422, { message: 7 }],
  [502, '<!doctype html>'],
])('at %i %j has no message for people', (status, body) => {
  expect(messageOf(status, body)).toBeUndefined();
});

test('the messages of fields are kept beside one for developers', () => {
  const body = { message: 'The given data was invalid.', errors: { name: ['Required.'] } };
  expect(problemOf(new Response(null, { status: 422 }), body)).toMatchObject({ serverMessage: undefined, fields: { name: ['Required.'] } });
});
