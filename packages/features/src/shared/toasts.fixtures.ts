import { screen, userEvent } from 'storybook/test';

/** A passing message; the code that shows it comes with the first one. */
export const findToast = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });

/** Puts away the passing messages on screen, as their reader does. */
export async function dismissToasts() {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
}
