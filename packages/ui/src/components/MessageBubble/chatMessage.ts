/** One message of a thread. */
export interface ChatMessage {
  /** Tells it apart from the moment it is shown; it stays when the server's version takes its place. */
  key: string;
  text: string;
  /** When it was written; null when nobody knows. */
  at: Date | null;
  /** The reader wrote it. */
  isOwn: boolean;
  /** Who wrote it; `id` picks the tint of the initials that stand in for a picture. */
  author: { name: string; picture?: string | null; id?: string };
  /** How far an own message has come. */
  status?: 'pending' | 'sent' | 'failed';
}
