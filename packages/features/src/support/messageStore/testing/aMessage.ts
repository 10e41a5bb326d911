import type { SupportMessage } from '@valise/contract';

/** A message of the traveler at second `at` of an hour. */
export const aMessage = (id: string, at: number, details: Partial<SupportMessage> = {}): SupportMessage => ({
  id,
  tempId: null,
  message: `Text ${id}`,
  senderId: '301',
  senderType: 'user',
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, at)).toISOString(),
  status: 'sent',
  isTemporary: false,
  ...details,
});
