import type { ChatSwitches } from '../chat/chatSwitches.ts';
import type { Manners } from '../laravel/manners.ts';
import type { Switches } from './switches.ts';

export interface ConsoleState {
  switches: Switches;
  manners: Manners;
  /** The code of the staff account's authenticator; null without an authenticator. */
  authenticator: { code: string; secondsLeft: number } | null;
  /** The e-mail address of each account. */
  accounts: string[];
  riders: { id: string; name: string; availability: string }[];
  /** Open sockets and their subscriptions; null when another service has them. */
  realtime: { sockets: number; subscriptions: number } | null;
  chat: ChatSwitches & { heldEvents: number; heldAnswers: number };
  /** The newest tickets, on which the console can write as the traveler. */
  tickets: { id: number; number: string; name: string }[];
  mails: { id: number; to: string; subject: string; text: string; sentAt: string }[];
}
