/** One message of a thread. */
export interface ChatMessage {
  /** Unique, and unchanged when the server confirms the message. */
  key: string;
  text: string;
  /** The time of writing; null if unknown. */
  at: Date | null;
  /** It was written by the current user. */
  isOwn: boolean;
  /** Somebody else wrote it for the current user's side, for example a colleague. @default false */
  isColleague?: boolean;
  /** The author; `id` picks the tint of the initials that replace a missing picture. */
  author: { name: string; picture?: string | null; id?: string };
  /** The delivery state of the current user's message. */
  status?: 'pending' | 'sent' | 'failed';
}
