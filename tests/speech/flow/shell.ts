import { partner } from '../../browsers/journey.ts';
import { focused, type Step } from '../desk.ts';

export const shell: readonly Step[] = [
  {
    title: 'Ctrl+K',
    async run({ page, keyboard }) {
      await keyboard.press('ctrl+k');
      await focused(page.getByRole('combobox', { name: 'Search' }));
    },
  },
  {
    title: 'search for trench',
    async run({ page, keyboard }) {
      await keyboard.type('trench');
      await page.getByRole('option', { name: /Trench/ }).first().waitFor();
    },
  },
  {
    title: 'Down to the next result',
    async run({ keyboard }) {
      await keyboard.press('Down');
    },
  },
  {
    title: 'Escape, Escape',
    async run({ page, keyboard }) {
      await keyboard.press('Escape', 'Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    title: 'the bell',
    async run({ page, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: /^Notifications/ }));
    },
  },
  {
    title: 'Return opens its panel',
    async run({ page, keyboard }) {
      await keyboard.press('Return');
      await focused(page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Mark all as read' }));
    },
  },
  {
    title: 'Escape closes it',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await focused(page.getByRole('button', { name: /^Notifications/ }));
    },
  },
  {
    title: 'a notification arrives',
    async run({ page, sandbox }) {
      await sandbox.post('notify', { email: partner.email, title: 'New order', message: 'Order 20430 was placed' });
      await page.getByRole('button', { name: /^Notifications, 14 unread/ }).waitFor();
    },
  },
  {
    title: 'the profile menu',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: /^Profile menu/ }));
      await keyboard.press('Return');
      await focused(page.getByRole('menuitem', { name: 'Settings' }));
    },
  },
  {
    title: 'Escape closes the menu',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await focused(page.getByRole('button', { name: /^Profile menu/ }));
    },
  },
];
