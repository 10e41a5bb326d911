/** What comes of an API in trouble: an error without a word, a page in place of an answer, an answer that is cut. */
export const brokenAnswers: readonly (() => Response)[] = [
  () => new Response(null, { status: 500 }),
  () => new Response('<!doctype html><title>Bad gateway</title>'),
  () => new Response('{"data":{"tok'),
];

/** What a screen says of the two that cannot be read. */
export const unreadable = /could not be read/;
