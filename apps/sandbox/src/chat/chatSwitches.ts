/** The faults that disturb events, or answers. */
export interface DeliveryFaults {
  /** The delay of each, in milliseconds. */
  delayMs: number;
  /** How many of the next are lost. */
  lose: number;
  /** How many of the next arrive twice. An answer can only arrive once. */
  double: number;
  /** They wait until they are released, in any order. */
  hold: boolean;
}

/** The chat's variants of the wire, and its deliberate faults. */
export interface ChatSwitches {
  /** The event's name: with Laravel's default namespace, or the class alone. */
  eventName: 'namespaced' | 'bare';
  /** The payload: the message itself, or under `message`. */
  payload: 'bare' | 'nested';
  ticketChannel: 'private' | 'public';
  /** The name of the ticket's id in the answer of check-or-create. */
  openedTicket: 'id' | 'ticket_id';
  tempIds: 'repeated' | 'ignored';
  /** The traveler answers every message. */
  travelerAnswers: boolean;
  events: DeliveryFaults;
  /** The faults of answers to sent messages. A lost answer's message has been stored. */
  answers: DeliveryFaults;
}

const noFaults: DeliveryFaults = { delayMs: 0, lose: 0, double: 0, hold: false };

export const noChatSwitches: ChatSwitches = {
  eventName: 'namespaced',
  payload: 'bare',
  ticketChannel: 'private',
  openedTicket: 'id',
  tempIds: 'repeated',
  travelerAnswers: false,
  events: { ...noFaults },
  answers: { ...noFaults },
};

type Read<Value> = (value: unknown) => Value | undefined;
type Readers<Group> = { [Name in keyof Group]: Read<Group[Name]> };

export const LONGEST_DELAY_MS = 120_000;
export const MOST_FAULTS = 1000;
const upTo =
  (most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
const onOff: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const oneOf =
  <Option extends string>(...options: Option[]): Read<Option> =>
  (value) =>
    options.find((option) => option === value);

/** A group of switches after a change; undefined when the change cannot be read. Switches that it omits stay. */
function changed<Group extends object>(present: Group, readers: Readers<Group>, change: unknown): Group | undefined {
  if (typeof change !== 'object' || change === null) return undefined;
  const names = Object.keys(readers) as (keyof Group & string)[];
  const result = { ...present };
  for (const name of names) {
    if (!Object.hasOwn(change, name)) continue;
    const value = readers[name]((change as Record<string, unknown>)[name]);
    if (value === undefined) return undefined;
    result[name] = value;
  }
  return result;
}

const faults: Readers<DeliveryFaults> = { delayMs: upTo(LONGEST_DELAY_MS), lose: upTo(MOST_FAULTS), double: upTo(MOST_FAULTS), hold: onOff };

/** The switches after a change; undefined when the change cannot be read. Switches that it omits stay. */
export function changedChatSwitches(present: ChatSwitches, change: unknown): ChatSwitches | undefined {
  return changed(
    present,
    {
      eventName: oneOf('namespaced', 'bare'),
      payload: oneOf('bare', 'nested'),
      ticketChannel: oneOf('private', 'public'),
      openedTicket: oneOf('id', 'ticket_id'),
      tempIds: oneOf('repeated', 'ignored'),
      travelerAnswers: onOff,
      events: (value) => changed(present.events, faults, value),
      answers: (value) => changed(present.answers, faults, value),
    },
    change,
  );
}
