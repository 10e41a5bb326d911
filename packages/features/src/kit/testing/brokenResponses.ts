/** Responses of a failing API: an error without a message, a page instead of JSON, and truncated JSON. */
export const brokenResponses: readonly (() => Response)[] = [
  () => new Response(null, { status: 500 }),
  () => new Response('<!doctype html><title>Bad gateway</title>'),
  () => new Response('{"data":{"tok'),
];

/** The message for the two responses that cannot be read. */
export const unreadable = /could not be read/;
