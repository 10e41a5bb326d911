/** One message of a thread. */
export interface ChatMessage {
  /** Unique, and the same before and after the server has confirmed the message. */
  key: string;
  text: string;
  /** When it was written; null when unknown. */
  at: Date | null;
  /** It was written by the current user. */
  isOwn: boolean;
  /** The author; `id` picks the tint of the initials that replace a missing picture. */
  author: { name: string; picture?: string | null; id?: string };
  /** The delivery state of the current user's message. */
  status?: 'pending' | 'sent' | 'failed';
}
