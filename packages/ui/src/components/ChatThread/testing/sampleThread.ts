import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';

const emma = { name: 'Emma Dahl', id: 'emma' };
const marta = { name: 'Marta Vidal', id: 'marta' };
const november = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes);

export const theirs = (key: string, text: string, at: Date): ChatMessage => ({ key, text, at, isOwn: false, author: emma });
export const own = (key: string, text: string, at: Date, status: ChatMessage['status'] = 'sent'): ChatMessage => ({
  key,
  text,
  at,
  isOwn: true,
  author: marta,
  status,
});

export const aboutAZip: readonly ChatMessage[] = [
  theirs('1', 'Hello, the zip on the slip dress split on the first evening.', november(19, 21, 48)),
  own('2', 'I am sorry, Emma. Could you send a picture of the zip?', november(19, 21, 55)),
  theirs('3', 'Of course, I have added it to the refund request.', november(20, 9, 12)),
  own('4', 'Thank you. Barcelona Flagship has the same dress in your size.\nA rider can bring it to Casa Bonay before 16:30.', november(20, 9, 20)),
  own('5', 'Booked. The rider will ask for you at the desk.', november(20, 9, 22), 'pending'),
];

const words = ['The hem is fine.', 'Could a rider bring it before noon?', 'Of course. Which hotel is it?', 'Casa Bonay, as before, and thank you for asking twice.'];

/** A thread of any length with one message every three hours, the last just now. */
export function longThread(count: number): readonly ChatMessage[] {
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(november(20, 9, 0).getTime() - (count - 1 - place) * 3 * 60 * 60 * 1000);
    const text = `${place + 1}. ${words[place % words.length]}`;
    return place % 2 === 0 ? theirs(String(place + 1), text, at) : own(String(place + 1), text, at);
  });
}
