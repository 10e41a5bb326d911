import { CHAT, logOf, subscribed } from '../../helpers/chatPage.ts';
import { partner } from '../../helpers/fixtures.ts';
import { expect, expectedConsole, loseServer, stripOf, test } from './fixtures.ts';

test.use({ expectedConsole });

const unreadIn = (name: string | null) => Number(/\d+/.exec(name ?? '')?.[0]);

for (const [manner, text, told] of [
  [{ broadcasting: 'missing' }, 'No live updates: the server does not offer them · checked every 30 s instead', /POST http\S+\/api\/broadcasting\/auth answered 404/],
  [{ sockets: 'refused' }, 'No live updates: the live connection does not open · checked every 30 s instead', /socket at ws:\S+ does not open/],
  [{ sockets: 'unknownKey' }, 'No live updates: the live service does not accept this portal · checked every 30 s instead', /ws:\S+ closed the socket with 4001: The application key does not exist/],
] as const) {
  test(`${Object.entries(manner).join(': ')}: the strip says so within ten seconds, the thread and the bell are asked for every 30 s, and it leaves once events arrive`, async ({ page, portal, sandbox, requests }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.text().startsWith('No live updates') && warnings.push(message.text()));
    await sandbox.setManners(manner);
    await page.clock.install();
    await portal.signIn(CHAT);
    await expect(logOf(page)).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    const unread = unreadIn(await bell.getAttribute('aria-label'));
    await page.clock.runFor(10_000);
    await expect(stripOf(page)).toHaveText(text);

    await sandbox.writeAsTraveler('42', 'Sent where nothing is live', { isQuiet: true });
    await sandbox.notify({ email: partner.email, title: 'Where nothing is live' });
    await page.clock.runFor(30_000);
    await expect(logOf(page)).toContainText('Sent where nothing is live');
    await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
    await page.clock.runFor(30_000);
    expect(warnings.filter((warning) => told.test(warning))).toHaveLength(1);

    await sandbox.setManners({ broadcasting: 'own', sockets: 'open' });
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(stripOf(page)).toHaveCount(0, { timeout: 100 });
    }).toPass({ intervals: [50] });
    // A socket that was replaced while the clock ran ends by the clock, too.
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await sandbox.realtime()).toEqual(subscribed);
    }).toPass({ intervals: [50] });
    await sandbox.writeAsTraveler('42', 'Sent live again', { isQuiet: true });
    await expect(logOf(page)).toContainText('Sent live again');
    requests.length = 0;
    await page.clock.runFor(29_000);
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

test('a socket that was lost is back as soon as a request has been answered', async ({ page, portal, network, sandbox }) => {
  await loseServer({ page, portal, network, sandbox });
  const now = () => page.evaluate(() => Date.now());
  // From here on only the test moves the clock, so that the socket's own next attempt is far off.
  await page.clock.pauseAt((await now()) + 500);
  const downSince = await now();
  network.comeBack();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(stripOf(page)).toHaveCount(0, { timeout: 100 });
    // The subscription waits for the clock, too.
    expect(await sandbox.realtime()).toEqual({ sockets: 1, subscriptions: 1 });
  }).toPass({ intervals: [50] });
  expect((await now()) - downSince).toBeLessThan(5000);
});
