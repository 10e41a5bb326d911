import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from '../../helpers/chooseFiles.ts';
import { partner, type Portal } from '../../helpers/fixtures.ts';
import { pngFile } from '../../helpers/pngFile.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ expectedConsole });

const unreachable = 'The server could not be reached. Check your connection and try again.';
/** After a cut response to an upload the browser passes nothing on. */
const unreadable = /could not be read\. Please try again later\.|could not be reached\./;

interface Round {
  /** The request does not reach the server. */
  unsent: 'offline' | 'refused';
  /** The server has acted, but the response does not say so. */
  lostResponse: Fault;
  reason: string | RegExp;
}

const rounds: readonly Round[] = [
  { unsent: 'offline', lostResponse: 'lose', reason: unreachable },
  { unsent: 'refused', lostResponse: { cutAfter: 5 }, reason: unreadable },
];

interface Action {
  name: string;
  request: RegExp;
  /** Opens the control that sends, and enters another value in each round. */
  open: (page: Page, portal: Portal, round: number) => Promise<void>;
  press: (page: Page, round: number) => Promise<void>;
  /** Presses again after a failure, if that is another button. */
  pressAgain?: (page: Page) => Promise<void>;
  /** The element that shows the failure. */
  failure: (page: Page) => Locator;
  /** The text of the failure, before the reason if there is one. */
  sentence: string;
  hasReason: boolean;
  /** Checks that the entered value is still there. */
  isKept: (page: Page, round: number) => Promise<void>;
  /** Checks the screen after the server has acted this many times. */
  isDone: (page: Page, portal: Portal, round: number) => Promise<void>;
  /** A lost response is no failure when the list shows the change. */
  isInList: boolean;
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const productName = (page: Page) => page.getByRole('textbox', { name: 'Product name' });
const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Product' });
const decisionDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Approve refund' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
/** The destination is unsafe, so that pressing it opens nothing. */
const notice = (round: number) => ({ email: partner.email, title: `Notice ${round}`, url: 'javascript:0' });

const actions: readonly Action[] = [
  {
    name: 'signing in',
    request: /^POST \/api\/login$/,
    open: async (page, portal) => {
      await page.goto('/login');
      await portal.fillSignIn();
    },
    press: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
    failure: (page) => page.getByRole('alert').filter({ hasText: 'Validation failed' }),
    sentence: 'Validation failed',
    hasReason: true,
    isKept: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(partner.email);
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(partner.password);
    },
    isDone: async (page, portal) => {
      await expect(portal.heading(`Welcome ${partner.name}!`)).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
      await expect(portal.heading('Sign in')).toBeVisible();
    },
    isInList: false,
  },
  {
    name: 'saving a product',
    request: /^POST \/api\/products$/,
    open: async (page, portal, round) => {
      // Only in the second round the list has not been loaded before.
      await page.goto(round === 1 ? '/products' : '/products/addproduct');
      if (round === 1) await page.getByRole('link', { name: 'Add Product' }).click();
      await expect(portal.heading('Add Product')).toBeVisible();
      await chooseFiles(page, () => page.getByRole('button', { name: /^Add images/ }).click(), [pngFile('front.png', [40, 78, 64])]);
      await productName(page).fill(`Travel Cape ${round}`);
      await page.getByRole('textbox', { name: 'Base price' }).fill('64.50');
    },
    press: (page) => page.getByRole('button', { name: 'Save Product' }).click(),
    failure: (page) => page.locator('[data-save-bar]').getByRole('alert'),
    sentence: 'An error occurred',
    hasReason: true,
    isKept: async (page, round) => {
      await expect(productName(page)).toHaveValue(`Travel Cape ${round}`);
      await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
    },
    isDone: async (page, portal, round) => {
      await expect(page).toHaveURL('/products');
      await expect(portal.toast('Product added successfully!')).toBeVisible();
      await expect(page.getByText(`of ${248 + round} entries`)).toBeVisible();
    },
    isInList: true,
  },
  {
    name: 'deleting a product',
    request: /^POST \/api\/products\/bulk-delete$/,
    open: async (page) => {
      await page.goto('/products');
      await page.getByRole('button', { name: /^Delete / }).first().click();
      await expect(deleteDialog(page)).toBeVisible();
    },
    press: (page) => deleteDialog(page).getByRole('button', { name: 'Yes, Delete' }).click(),
    failure: (page) => deleteDialog(page).getByRole('alert'),
    sentence: 'Failed to delete product.',
    hasReason: true,
    isKept: (page) => expect(page.getByText(/of \d+ entries/)).toBeVisible(),
    isDone: async (page, portal, round) => {
      await expect(portal.toast('Product deleted successfully.')).toBeVisible();
      await expect(deleteDialog(page)).toHaveCount(0);
      await expect(page.getByText(`of ${248 - round} entries`)).toBeVisible();
    },
    isInList: true,
  },
  {
    name: 'assigning a rider',
    request: /^POST \/api\/orders\/assign-rider$/,
    open: async (page, _portal, round) => {
      await page.goto(`/orders/assignrider/${20_424 - round}`);
      await page.getByRole('checkbox', { name: 'Select Nadia Benali' }).check();
    },
    press: (page) => page.getByRole('button', { name: 'Assign', exact: true }).click(),
    failure: (page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to assign rider' }),
    sentence: 'Failed to assign rider',
    hasReason: true,
    isKept: (page) => expect(page.getByRole('checkbox', { name: 'Select Nadia Benali' })).toBeChecked(),
    isDone: async (page, portal, round) => {
      await expect(portal.toast('Rider assigned successfully')).toBeVisible();
      await expect(page).toHaveURL('/orders');
      await expect(page.getByRole('tab', { name: `Pending, ${6 - round}` })).toBeVisible();
    },
    isInList: true,
  },
  {
    name: 'approving a refund',
    request: /^POST \/api\/refunds\/status-update$/,
    open: async (page, _portal, round) => {
      await page.goto(`/refund/${80 - round}`);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(decisionDialog(page)).toBeVisible();
    },
    press: (page) => decisionDialog(page).getByRole('button', { name: 'Yes, Approve' }).click(),
    failure: (page) => decisionDialog(page).getByRole('alert'),
    sentence: 'Failed to update refund status',
    hasReason: true,
    isKept: (page) => expect(page.getByRole('region', { name: 'Order Information', includeHidden: true }).getByText('Pending')).toBeVisible(),
    isDone: async (page, portal) => {
      await expect(portal.toast('Refund Processed successfully!')).toBeVisible();
      await expect(decisionDialog(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Order Information' }).getByText('Processed')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
    },
    isInList: true,
  },
  {
    name: 'saving the profile',
    request: /^POST \/api\/profile\/update$/,
    open: async (page, _portal, round) => {
      await page.goto('/settings');
      await nameField(page).fill(`Marta ${round}`);
    },
    press: (page) => page.getByRole('button', { name: 'Save' }).click(),
    failure: (page) => page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Your profile' }),
    sentence: 'Your profile was not saved.',
    hasReason: true,
    isKept: (page, round) => expect(nameField(page)).toHaveValue(`Marta ${round}`),
    isDone: async (page, portal, round) => {
      await expect(portal.toast('Profile updated successfully!')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Profile menu/ })).toContainText(`Marta ${round}`);
    },
    isInList: false,
  },
  {
    name: 'marking a notification as read',
    request: /^POST \/api\/notifications\/.+\/read$/,
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
      await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
    },
    press: (page, round) => panelOf(page).getByRole('button', { name: `Notice ${round}` }).click(),
    pressAgain: (page) => panelOf(page).getByRole('button', { name: 'Try again' }).click(),
    failure: (page) => panelOf(page).getByRole('alert'),
    sentence: "Couldn't mark as read. Try again.",
    hasReason: false,
    isKept: (page, round) => expect(panelOf(page).getByRole('button', { name: `Notice ${round}` })).toBeVisible(),
    isDone: async (page, _portal, round) => {
      await expect(panelOf(page).getByRole('listitem')).toHaveCount(15 - round);
      await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Notifications, ${15 - round} unread` })).toBeAttached();
    },
    isInList: true,
  },
  {
    name: 'sending a message',
    request: /^POST \/api\/support-tickets\/messages$/,
    open: async (page, _portal, round) => {
      await page.goto('/support/chatsupport/42');
      await page.getByRole('textbox', { name: 'Message' }).fill(`A rider comes in round ${round}`);
    },
    press: (page) => page.getByRole('textbox', { name: 'Message' }).press('Enter'),
    failure: (page) => page.getByRole('alert').filter({ hasText: 'Message not sent' }),
    sentence: 'Message not sent. Your text is back in the box.',
    hasReason: false,
    isKept: (page, round) => expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(`A rider comes in round ${round}`),
    isDone: async (page, _portal, round) => {
      const row = page.getByRole('log').getByRole('listitem').filter({ hasText: `A rider comes in round ${round}` });
      await expect(row).toHaveCount(1);
      await expect(row).toHaveText(/Sent$/);
    },
    isInList: true,
  },
];

for (const action of actions)
  test(`${action.name}: offline, refused, with a lost response and with one that is cut, it says why, keeps what was entered, and is sent by a press alone`, async ({ page, portal, network, context, sandbox }) => {
    const { name, request, open, press, pressAgain = press, failure, sentence, hasReason, isKept, isDone, isInList } = action;
    const sent: string[] = [];
    page.on('request', (one) => {
      const line = `${one.method()} ${new URL(one.url()).pathname}`;
      if (request.test(line)) sent.push(line);
    });
    for (const round of [1, 2]) await sandbox.notify(notice(round));
    if (name !== 'signing in') await portal.signInQuietly('/settings');

    for (const [index, { unsent, lostResponse, reason }] of rounds.entries()) {
      const round = index + 1;
      sent.length = 0;
      const hasFailed = async (count: number, why: string | RegExp) => {
        await expect.poll(() => sent.length).toBe(count);
        await expect(failure(page)).toContainText(sentence);
        if (hasReason) await expect(failure(page)).toContainText(why);
        await isKept(page, round);
      };
      await open(page, portal, round);
      await test.step(`round ${round}: ${unsent}`, async () => {
        if (unsent === 'offline') await context.setOffline(true);
        const heal = unsent === 'refused' ? network.fail(request, 'refuse') : () => context.setOffline(false);
        await press(page, round);
        await hasFailed(1, unreachable);
        await heal();
      });
      await test.step(`round ${round}: ${JSON.stringify(lostResponse)}`, async () => {
        const heal = network.fail(request, lostResponse);
        await pressAgain(page, round);
        if (!isInList) await hasFailed(2, reason);
        heal();
        if (!isInList) await pressAgain(page, round);
        await isDone(page, portal, round);
        expect(sent).toHaveLength(isInList ? 2 : 3);
      });
    }
  });
