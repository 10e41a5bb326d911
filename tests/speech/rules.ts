import type { SpeechRecord } from './record.ts';

/** A fact that holds in every step, and what breaks it in one. */
interface Rule {
  title: string;
  broken: (said: readonly string[]) => readonly string[];
}

const isSentence = (text: string) => / .*[.!]$/.test(text) && !text.endsWith(' push button.');
/** Orca says the new description of the field in focus a second time, by itself. */
const isOfInvalidField = (text: string, said: readonly string[]) => said.includes('invalid entry.') && text.endsWith('required.');
const messages = /^(Product deleted|Rider assigned successfully|Refund Processed|These credentials|New notification)/;

/** Holds whatever the flow is. */
export const rules: readonly Rule[] = [
  { title: 'no sentence is said twice in a step', broken: (said) => said.filter((text, place) => isSentence(text) && !isOfInvalidField(text, said) && said.indexOf(text) < place) },
  { title: 'a message is said without its Close button', broken: (said) => said.filter((text) => text.startsWith('Close push button')) },
  {
    title: 'a button that was busy does not say its label over the result',
    broken: (said) => said.slice(1).filter((text, place) => messages.test(said[place] ?? '') && /^(Sign in|Assign|Yes, \w+)$/.test(text)),
  },
  { title: 'the label comes before the value', broken: (said) => said.filter((text) => /\b(All|Select \w+) (Status|Brand|Grade) collapsed/.test(text)) },
  { title: 'a dialog has a name', broken: (said) => said.filter((text) => /^(dialog|alert)\b/.test(text) && !/^alert [A-Z]/.test(text)) },
  { title: 'a tooltip does not repeat the name', broken: (said) => said.slice(1).filter((text, place) => said[place]?.startsWith(`${text.replace(/\.$/, '')} `)) },
  { title: 'a name and its second line are two words', broken: (said) => said.filter((text) => /[a-z][A-Z]{2}-|[A-Z][a-z]+@/.test(text)) },
];

export const brokenIn = (rule: Rule, record: SpeechRecord): string[] =>
  [...record].flatMap(([title, said]) => rule.broken(said).map((text) => `${title}: ${text}`));
