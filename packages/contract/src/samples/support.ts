import type { SupportMessageWire, TicketWire } from '../resources/support.ts';
import { at, sampleToday } from './dates.ts';
import { seeded } from './seeded.ts';

/** A message from the traveler of the sample ticket. */
export const aMessage = (overrides: Partial<SupportMessageWire> = {}): SupportMessageWire => ({
  id: 9001,
  message: 'Hello, the zip on the slip dress split on the first evening.',
  sender_id: 301,
  sender_type: 'user',
  created_at: at(sampleToday, -1, '21:48'),
  status: 'sent',
  temp: false,
  ...overrides,
});

/** An answer of the sample user, Marta. */
export const aReply = (overrides: Partial<SupportMessageWire> = {}): SupportMessageWire =>
  aMessage({
    id: 9002,
    message: 'I am sorry, Emma. Could you send a picture of the zip?',
    sender_id: 7,
    sender_type: 'Partner',
    created_at: at(sampleToday, -1, '21:55'),
    ...overrides,
  });

const thread = (today: string): SupportMessageWire[] => [
  aMessage({ created_at: at(today, -1, '21:48') }),
  aReply({ created_at: at(today, -1, '21:55') }),
  aMessage({ id: 9003, message: 'Of course, I have added it to the refund request.', created_at: at(today, 0, '09:12') }),
  aReply({
    id: 9004,
    message: 'Thank you. Barcelona Flagship has the same dress in your size. A rider can bring it to Casa Bonay before 16:30.',
    created_at: at(today, 0, '09:20'),
  }),
  aReply({ id: 9005, tempId: 'sample-temp-id', message: 'Booked. The rider will ask for you at the desk.', created_at: at(today, 0, '09:22') }),
];

export const messageSamples: readonly SupportMessageWire[] = /* @__PURE__ */ thread(sampleToday);

/** A ticket about an order, with its thread. */
export function aTicket(overrides: Partial<TicketWire> = {}): TicketWire {
  return {
    id: 42,
    ticket_id: 'TCK-1042',
    subject: 'Zip split on first evening',
    message:
      'The zip on the slip dress split on the first evening and there is a mark near the hem. I could not wear it to the dinner it was booked for.',
    created_at: at(sampleToday, -1, '21:40'),
    status: 'Pending',
    order_id: 20_391,
    sender: { type: 'Traveler', name: 'Emma Dahl', email: 'emma.dahl@brevpost.se', profile_photo: null },
    messages: thread(sampleToday),
    ...overrides,
  };
}

type Listed = [id: number, type: string, name: string, email: string, subject: string, days: number, status: string, orderId: number | null];

const listed: readonly Listed[] = [
  [41, 'Partner', 'Madrid Central Store', 'madrid@valise.club', 'Two returns missing from pickup', 0, 'In Progress', null],
  [39, 'Traveler', 'Jonas Weber', 'jonas.weber@mailbox.de', 'Change delivery to the hotel desk', -1, 'In Progress', 20_409],
  [36, 'Traveler', 'Priya Nair', 'priya.nair@post.in', 'Keep to buy: linen trousers', -1, 'Resolved', 20_396],
  [33, 'Rider', 'Karim Haddad', 'karim@riders.valise.club', 'No answer at reception', -2, 'Resolved', null],
  [30, 'Traveler', 'Leo Fontaine', 'leo.fontaine@courriel.fr', 'Size exchange before Friday', -2, 'Pending', 20_398],
  [27, 'Partner', 'Paris Boutique', 'paris@valise.club', 'Late fee charged twice', -3, 'Rejected', null],
  [25, 'Traveler', 'Grace Oyelaran', 'grace.o@inbox.ng', 'Extend rental by two days', -4, 'Resolved', 20_423],
];

function generated(index: number): Listed {
  const chance = seeded(index);
  const [type, name, email] = chance.pick<[string, string, string]>([
    ['Traveler', 'Emma Dahl', 'emma.dahl@brevpost.se'],
    ['Traveler', 'Oliver Grant', 'oliver.grant@post.uk'],
    ['Partner', 'London Showroom', 'london@valise.club'],
    ['Rider', 'Nadia Benali', 'nadia@riders.valise.club'],
  ]);
  const subject = chance.pick(['Late pickup', 'Wrong size sent', 'Deposit not returned', 'Stain on the lining', 'Address has changed']);
  const status = chance.pick(['Pending', 'In Progress', 'Resolved', 'Rejected']);
  return [1000 + index, type, name, email, subject, -5 - Math.floor((index - listed.length) / 2), status, null];
}

/**
 * The eight tickets of the design, then generated ones up to `count`.
 * @param today the day of the tickets
 */
export const manyTickets = (count: number, today: string = sampleToday): TicketWire[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return aTicket({ created_at: at(today, -1, '21:40'), messages: thread(today) });
    const [id, type, name, email, subject, days, status, orderId] = listed[index - 1] ?? generated(index - 1);
    const created_at = at(today, days, `${String(8 + (Math.abs(id) % 12)).padStart(2, '0')}:15`);
    const message = `${subject}. Could you help?`;
    return aTicket({
      id,
      ticket_id: `TCK-${1000 + id}`,
      subject,
      message,
      created_at,
      status,
      order_id: orderId,
      sender: { type, name, email, profile_photo: null },
      // Lists may leave the messages out.
      messages:
        id % 3 === 0
          ? undefined
          : [aMessage({ id: 8000 + id, message, sender_id: 400 + id, sender_type: type === 'Traveler' ? 'user' : type, created_at })],
    });
  });

export const ticketSamples: readonly TicketWire[] = /* @__PURE__ */ manyTickets(1 + listed.length);

/** A thread of any length with one message a minute, the last one on `today`. */
export const manyMessages = (count: number, today: string = sampleToday): SupportMessageWire[] =>
  Array.from({ length: count }, (_, index) => {
    const minutes = index - count;
    const created_at = new Date(Date.parse(`${today}T12:00:00Z`) + minutes * 60_000).toISOString();
    const from = index % 3 === 0 ? aReply : aMessage;
    return from({ id: 100_000 + index, message: `Message ${index + 1} of ${count}.`, created_at });
  });
