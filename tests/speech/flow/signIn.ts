import { partner } from '../../browsers/journey.ts';
import { focused, type Step } from '../desk.ts';

export const signIn: readonly Step[] = [
  {
    title: 'Tab to Email',
    async run({ keyboard }) {
      await keyboard.press('Tab');
    },
  },
  {
    title: 'type an e-mail, Tab to Password',
    async run({ keyboard }) {
      await keyboard.type(partner.email);
      await keyboard.press('Tab');
    },
  },
  {
    title: 'Return with a wrong password',
    async run({ page, keyboard }) {
      await keyboard.type('linen');
      await keyboard.press('Return');
      await page.getByText('These credentials do not match our records.').waitFor();
    },
  },
  {
    title: 'Return with the right one',
    async run({ page, keyboard }) {
      await keyboard.press('ctrl+a');
      await keyboard.type(partner.password);
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: /^Welcome/ }));
    },
  },
];
