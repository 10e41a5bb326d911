import { type ChatSwitches, LONGEST_DELAY_MS, MOST_FAULTS } from '../chat/chatSwitches.ts';

const faults = [
  { of: 'events', what: 'Events' },
  { of: 'answers', what: 'Answers to sent messages' },
] as const;

/** The chat's switches with choices, as fields of a form. */
export const chatSelects = (chat: ChatSwitches): { name: string; label: string; options: [value: string, words: string][]; value: string }[] => [
  { name: 'travelerAnswers', label: 'The traveler answers', options: [['false', 'No'], ['true', 'Each message']], value: String(chat.travelerAnswers) },
  { name: 'eventName', label: 'Name of the event', options: [['namespaced', 'App\\Events\\SupportMessageSent'], ['bare', 'SupportMessageSent']], value: chat.eventName },
  { name: 'payload', label: 'The event carries', options: [['bare', 'The message'], ['nested', '{message}']], value: chat.payload },
  { name: 'ticketChannel', label: 'A ticket’s channel is', options: [['private', 'Private'], ['public', 'Public']], value: chat.ticketChannel },
  { name: 'openedTicket', label: 'An opened ticket is named by', options: [['id', 'data.id'], ['ticket_id', 'data.ticket_id']], value: chat.openedTicket },
  { name: 'tempIds', label: 'The sender’s tempId is', options: [['repeated', 'Repeated'], ['ignored', 'Ignored']], value: chat.tempIds },
  ...faults.map(({ of, what }): ReturnType<typeof chatSelects>[number] => ({
    name: `${of}.hold`,
    label: `${what} are held`,
    options: [['false', 'No'], ['true', 'Until released']],
    value: String(chat[of].hold),
  })),
];

/** The chat's switches with numbers, as fields of a form. */
export const chatNumbers = (chat: ChatSwitches): { name: string; label: string; most: number; value: number }[] => [
  ...faults.flatMap(({ of, what }) => [
    { name: `${of}.delayMs`, label: `${what} wait (ms)`, most: LONGEST_DELAY_MS, value: chat[of].delayMs },
    { name: `${of}.lose`, label: `${what} that are lost next`, most: MOST_FAULTS, value: chat[of].lose },
  ]),
  { name: 'events.double', label: 'Events that arrive twice next', most: MOST_FAULTS, value: chat.events.double },
];
