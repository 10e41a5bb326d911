import type { ChatSwitches } from '../chat/chatSwitches.ts';
import type { Switches } from './switches.ts';

export interface ConsoleState {
  switches: Switches;
  /** The code of the staff account's authenticator; null when that account has no authenticator. */
  authenticator: { code: string; secondsLeft: number } | null;
  /** The e-mail address of each account. */
  accounts: string[];
  riders: { id: string; name: string; availability: string }[];
  /** Open sockets and their subscriptions; null when another service holds them. */
  realtime: { sockets: number; subscriptions: number } | null;
  chat: ChatSwitches & { heldEvents: number; heldAnswers: number };
  /** The newest tickets, for which the traveler can write. */
  tickets: { id: number; number: string; name: string }[];
  mails: { id: number; to: string; subject: string; text: string; sentAt: string }[];
}
