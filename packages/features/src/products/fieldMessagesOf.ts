import { type FieldMessages, Problem, productFieldOf } from '@valise/contract';

/** What the server says is wrong with which field, under our names; empty when it blames none. */
export function fieldMessagesOf(problem: unknown): FieldMessages {
  if (!(problem instanceof Problem)) return {};
  const messages: Record<string, string[]> = {};
  for (const [wireName, texts] of Object.entries(problem.fields)) {
    const field = productFieldOf(wireName);
    messages[field] = [...(messages[field] ?? []), ...texts];
  }
  return messages;
}

/** What the server says is wrong with which picture, by the ids of the pictures in the order in which they were sent. */
export function imageMessagesOf(problem: unknown, ids: readonly string[]): Readonly<Record<string, string>> {
  if (!(problem instanceof Problem)) return {};
  const messages: Record<string, string> = {};
  for (const [wireName, [message]] of Object.entries(problem.fields)) {
    const place = /^images[.[](\d+)/.exec(wireName)?.[1];
    const id = ids[Number(place)];
    if (id !== undefined && message !== undefined) messages[id] = message;
  }
  return messages;
}
