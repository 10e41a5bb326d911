import { screen, userEvent, within } from 'storybook/test';

// The code that shows a message comes with the first one.
const patiently = { timeout: 5000 };

/** A passing message, in its corner. */
export async function findToast(text: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/ }, patiently);
  return within(region).findByText(text, undefined, patiently);
}

/** Puts away the passing messages on screen, as their reader does. */
export async function dismissToasts() {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
}
