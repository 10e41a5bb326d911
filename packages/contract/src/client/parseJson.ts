// Text shorter than this many characters is parsed in one go: it takes a few milliseconds.
const LONG = 1_000_000;
// A batch of items is about this share of that.
const BATCH_SHARE = 0.2;

/**
 * Parses JSON like JSON.parse, but a response of megabytes that is mostly one list is parsed a batch of items at a time: 50,000 orders
 * would otherwise block the page for some 300 ms. The code for that is fetched when it is needed; without it the page is blocked.
 * Rejects with a SyntaxError.
 * @param long the number of characters from which text counts as long
 */
export async function parseJson(text: string, long: number = LONG): Promise<unknown> {
  if (text.length < long) return JSON.parse(text);
  const inBatches = await import('./parseLongJson.ts').catch(() => undefined);
  return inBatches === undefined ? JSON.parse(text) : inBatches.parseLongJson(text, long * BATCH_SHARE);
}
