import type { Page } from '@playwright/test';

export const CHAT = '/support/chatsupport/42';

export const logOf = (page: Page) => page.getByRole('log', { name: 'Messages with Emma Dahl' });
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const rowsOf = (page: Page, text: string) => logOf(page).getByRole('listitem').filter({ hasText: text });
/** The channels of one tab: its ticket and its bell. */
export const subscribed = { sockets: 1, subscriptions: 2 };

export async function write(page: Page, text: string) {
  await fieldOf(page).fill(text);
  await page.keyboard.press('Enter');
}
