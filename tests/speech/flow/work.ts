import { focused, type Step } from '../desk.ts';

const nav = 'Main';

export const orders: readonly Step[] = [
  {
    title: 'the link Orders',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('navigation', { name: nav }).getByRole('link', { name: 'Orders' }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Orders', level: 1 }));
      await page.getByRole('tab', { name: /^Pending/ }).waitFor();
    },
  },
  {
    title: 'Right to the tab Pending',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('tab', { selected: true }));
      await keyboard.press('Right');
      await page.getByRole('link', { name: 'Assign Rider: #ODR-20422' }).waitFor();
    },
  },
  {
    title: 'Assign Rider',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('link', { name: 'Assign Rider: #ODR-20422' }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Select Rider' }));
      await page.getByRole('checkbox', { name: 'Select Fiona Walsh' }).waitFor();
    },
  },
  {
    title: 'Space selects a rider',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('checkbox', { name: 'Select Fiona Walsh' }));
      await keyboard.press('space');
    },
  },
  {
    title: 'Assign',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Assign', exact: true }));
      await keyboard.press('Return');
      await page.getByText('Rider assigned successfully').waitFor();
      await page.waitForURL(/\/orders\?tab=pending/);
    },
  },
];

export const refunds: readonly Step[] = [
  {
    title: 'the link Refund',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('navigation', { name: nav }).getByRole('link', { name: 'Refund' }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Refunds', level: 1 }));
      await page.getByRole('link', { name: /RF-3082/ }).waitFor();
    },
  },
  {
    title: 'a refund',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('link', { name: /RF-3082/ }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Refund RF-3082' }));
      await page.getByRole('button', { name: 'Evidence photo 1' }).waitFor();
    },
  },
  {
    title: 'its evidence',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Evidence photo 1' }));
      await keyboard.press('Return');
      await focused(page.getByRole('dialog', { name: /^Evidence photo 1/ }).getByRole('button', { name: 'Close' }));
    },
  },
  {
    title: 'Escape closes the evidence',
    async run({ page, keyboard }) {
      await keyboard.press('Escape');
      await focused(page.getByRole('button', { name: 'Evidence photo 1' }));
    },
  },
  {
    title: 'Approve',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('button', { name: 'Approve', exact: true }));
      await keyboard.press('Return');
      await focused(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
    },
  },
  {
    title: 'Yes, Approve',
    async run({ page, keyboard }) {
      await keyboard.press('Tab', 'Return');
      await page.getByText('Refund Processed successfully!').waitFor();
    },
  },
];

export const chat: readonly Step[] = [
  {
    title: 'the link Support',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('navigation', { name: nav }).getByRole('link', { name: 'Support' }));
      await keyboard.press('Return');
      await focused(page.getByRole('heading', { name: 'Support', level: 1 }));
      await page.getByRole('link', { name: 'TCK-1042', exact: true }).waitFor();
    },
  },
  {
    title: 'a ticket',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('link', { name: 'TCK-1042', exact: true }));
      await keyboard.press('Return');
      await focused(page.getByRole('textbox', { name: 'Message' }));
    },
  },
  {
    title: 'a message is sent',
    async run({ page, keyboard, jumpTo }) {
      await jumpTo(page.getByRole('textbox', { name: 'Message' }));
      await keyboard.type('the zip is repaired');
      await keyboard.press('Return');
      await page.getByRole('listitem').filter({ hasText: /the zip is repaired.*Sent$/ }).waitFor();
    },
  },
  {
    title: 'the traveler answers',
    async run({ page, sandbox }) {
      await sandbox.post('traveler', { ticketId: '42', message: 'Thank you' });
      await page.getByRole('listitem').filter({ hasText: 'Thank you' }).first().waitFor();
    },
  },
];
