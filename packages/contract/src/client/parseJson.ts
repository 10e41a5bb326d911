// Shorter texts, in characters, are parsed at once, which takes a few milliseconds.
const LONG = 1_000_000;
// The length of a batch of items, as a share of that.
const BATCH_SHARE = 0.2;

/**
 * Parses JSON like JSON.parse, but a response of megabytes that is mostly one list in batches, because 50,000 orders would block the
 * page for some 300 ms. Without that code, which is fetched on demand, the page is blocked. Rejects with a SyntaxError.
 * @param long the number of characters from which a text is long
 */
export async function parseJson(text: string, long: number = LONG): Promise<unknown> {
  if (text.length < long) return JSON.parse(text);
  const inBatches = await import('./parseLongJson.ts').catch(() => undefined);
  return inBatches === undefined ? JSON.parse(text) : inBatches.parseLongJson(text, long * BATCH_SHARE);
}
