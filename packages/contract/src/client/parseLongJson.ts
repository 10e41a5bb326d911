import { createTimeSlices } from './timeSlices.ts';

const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

type Pause = ReturnType<typeof createTimeSlices>;

interface LongList {
  /** The positions of the list's `[` and `]`. */
  start: number;
  end: number;
  /** The positions at which batches of whole items end: commas between items, and `end`. */
  cuts: number[];
}

// Finds the list that makes up nearly all of the text, if there is one. It assumes valid JSON; parsing checks that.
async function findLongList(text: string, batch: number, pause: Pause): Promise<LongList | null> {
  let depth = 0;
  let start = -1;
  let startDepth = 0;
  let cuts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      do {
        at = text.indexOf('"', at + 1);
        if (at === -1) return null;
      } while (isEscaped(text, at));
    } else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      if (code === OPEN_ARRAY && start === -1) {
        start = at;
        startDepth = depth;
        cuts = [];
      }
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      if (start !== -1 && depth === startDepth) {
        if (at - start > text.length * 0.9) return { start, end: at, cuts: [...cuts, at] };
        start = -1;
      }
      depth -= 1;
    } else if (code === COMMA && start !== -1 && depth === startDepth && at - (cuts.at(-1) ?? start) > batch) {
      cuts.push(at);
      await pause();
    }
  }
  return null;
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 0;
}

const PLACE = '\u0000items';

/** Parses JSON like JSON.parse, but a text that is mostly one list in batches of about this many characters. Rejects with a SyntaxError. */
export async function parseLongJson(text: string, batch: number): Promise<unknown> {
  const pause = createTimeSlices();
  const found = await findLongList(text, batch, pause);
  if (found === null) return JSON.parse(text);
  const items: unknown[] = [];
  let from = found.start + 1;
  for (const cut of found.cuts) {
    for (const item of JSON.parse(`[${text.slice(from, cut)}]`) as unknown[]) items.push(item);
    from = cut + 1;
    await pause();
  }
  const shell = text.slice(0, found.start) + JSON.stringify(PLACE) + text.slice(found.end + 1);
  return JSON.parse(shell, (_, value: unknown) => (value === PLACE ? items : value));
}
