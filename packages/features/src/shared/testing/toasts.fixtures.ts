import { screen, userEvent, within } from 'storybook/test';

// The code of toasts is fetched with the first one.
const patiently = { timeout: 5000 };

/** Finds a toast by its text or its detail. */
export async function findToast(text: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/ }, patiently);
  return within(region).findByText(text, undefined, patiently);
}

/** Closes the toasts that are shown. */
export async function dismissToasts() {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
}
