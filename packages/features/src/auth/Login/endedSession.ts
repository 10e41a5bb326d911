/** A session that has ended without a choice in this tab. */
export interface EndedSession {
  /** By itself, or by a logout in another tab. */
  by: 'itself' | 'logout';
  /** The user's e-mail, which the form fills in; '' for none. */
  email: string;
  /** The fate of input that was not saved; 'none' without such input. */
  input: 'none' | 'kept' | 'lost';
}
