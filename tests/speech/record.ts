/** What was said in each step of a flow. */
export type SpeechRecord = ReadonlyMap<string, readonly string[]>;

/**
 * What Orca says of itself, of the window, of typed passwords and of a page that loads: by chance before, after or between the rest. It goes
 * to the Rows select when a list appears; only a select that takes no presses for 600 ms would end that.
 */
const noise =
  /^(Focus mode|Browse mode|Rows reordered|collapsed|.* document web\.|.* · Valise|Load(ing|ed)\b.*|Searching\.\.\.|Rows combo box .*|navigation .*, pages|10\.|.* frame\.|leaving .*|statusbar\.|•+|\d+ bullet characters)$/;

/** Orca also says typed letters where two come together. */
export const withoutNoise = (said: readonly string[], typed: string): string[] =>
  said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => !noise.test(text) && !typed.includes(text));

/** A record as text: a step's title, then a line for each text, indented. */
export const recordText = (record: SpeechRecord): string =>
  [...record].map(([title, said]) => [title, ...said.map((text) => `  ${text}`)].join('\n')).join('\n') + '\n';

/** The texts of a step that are said in every run, and those that Orca leaves out in some. */
export interface KeptStep {
  always: string[];
  sometimes: string[];
}

/** Reads the kept record: in it a text that is said in some runs alone stands after a question mark. */
export function readRecord(text: string): ReadonlyMap<string, KeptStep> {
  const record = new Map<string, KeptStep>();
  let step: KeptStep = { always: [], sometimes: [] };
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('? ')) step.sometimes.push(line.slice(2));
    else if (line.startsWith('  ')) step.always.push(line.slice(2));
    else record.set(line, (step = { always: [], sometimes: [] }));
  }
  return record;
}
