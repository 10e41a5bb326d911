/** Responses of a failing API: an error without a message, a page instead of JSON, JSON that is cut off. */
export const brokenResponses: readonly (() => Response)[] = [
  () => new Response(null, { status: 500 }),
  () => new Response('<!doctype html><title>Bad gateway</title>'),
  () => new Response('{"data":{"tok'),
];

/** The message of the two that cannot be read. */
export const unreadable = /could not be read/;
