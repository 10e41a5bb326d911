import { screen, userEvent, within } from 'storybook/test';

/** Finds a toast by its text or its detail. It waits, because the code of toasts is fetched with the first one. */
export async function findToast(text: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/ });
  return within(region).findByText(text);
}

/** Closes the toasts that are shown. */
export async function dismissToasts() {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
}
