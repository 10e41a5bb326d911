import type { Page } from '@playwright/test';
import { CHAT, fieldOf, logOf, rowsOf, subscribed, write } from '../helpers/chatPage.ts';
import { expect, type Portal, type Sandbox, test } from '../helpers/fixtures.ts';

async function open({ portal, sandbox }: { portal: Portal; sandbox: Sandbox }) {
  await portal.signIn(CHAT);
  await expect(rowsOf(portal.page, 'Of course, I have added it')).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual(subscribed);
}

/** Simulates leaving the tab and coming back, because a browser without windows never hides a page. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('messages that arrive while the tab is in the background are counted in its title, until it is seen', async ({ page, portal, sandbox }) => {
  await open({ portal, sandbox });
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const title = await page.title();
  const unread = Number(/\d+/.exec(title)?.[0]);
  await sandbox.writeAsTraveler('42', 'Read at once', { isQuiet: true });
  await expect(rowsOf(page, 'Read at once')).toHaveCount(1);
  await expect(page).toHaveTitle(title);
  await setHidden(page, true);
  for (const [place, text] of ['Are you there?', 'Hello?'].entries()) {
    await sandbox.writeAsTraveler('42', text, { isQuiet: true });
    await expect(page).toHaveTitle(title.replace(String(unread), String(unread + place + 1)));
  }
  await setHidden(page, false);
  await expect(page).toHaveTitle(title);
});

/** Replaces Audio and records the played notes, in Hz. */
function collectNotes(page: Page) {
  return page.addInitScript(() => {
    const notes: number[] = [];
    class NodeStandIn {
      connect = (next: unknown) => next;
    }
    class GainStandIn extends NodeStandIn {
      gain = { setTargetAtTime() {} };
    }
    class OscillatorStandIn extends NodeStandIn {
      readonly #frequency: number;
      constructor(_: unknown, { frequency }: { frequency: number }) {
        super();
        this.#frequency = frequency;
      }
      start = () => void notes.push(this.#frequency);
      stop() {}
    }
    class AudioStandIn {
      currentTime = 0;
      destination = {};
    }
    Object.assign(window, { notes, AudioContext: AudioStandIn, GainNode: GainStandIn, OscillatorNode: OscillatorStandIn });
  });
}
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: number[] }).notes);

test('new messages make no sound, until it is chosen; own ones never do, and the choice is kept', async ({ page, portal, sandbox }) => {
  const chime = [880, 1175];
  await collectNotes(page);
  await open({ portal, sandbox });
  const receive = async (text: string) => {
    await sandbox.writeAsTraveler('42', text, { isQuiet: true });
    await expect(rowsOf(page, text)).toHaveCount(1);
  };
  const sound = page.getByRole('switch', { name: 'Sound for new messages' });
  await expect(sound).not.toBeChecked();
  await receive('Without a sound');
  await page.getByText('Sound for new messages').click();
  await expect.poll(() => notesOf(page), 'choosing it plays it, and nothing was played before').toEqual(chime);
  await write(page, 'My own message');
  await expect(rowsOf(page, 'My own message')).toHaveText(/Sent$/);
  await receive('With a sound');
  await expect.poll(() => notesOf(page)).toEqual([...chime, ...chime]);
  await page.reload();
  await expect(sound).toBeChecked();
  await expect.poll(sandbox.realtime).toEqual(subscribed);
  await receive('After the reload');
  await expect.poll(() => notesOf(page)).toEqual(chime);
});

test('at midnight Today becomes Yesterday, without a word to a screen reader', async ({ page, portal, sandbox }) => {
  const now = new Date();
  await page.clock.install({ time: now });
  await open({ portal, sandbox });
  await sandbox.writeAsTraveler('42', 'Good night', { isQuiet: true });
  await expect(rowsOf(page, 'Good night')).toHaveCount(1);
  const days = logOf(page).getByText(/^(Today|Yesterday)$/);
  await expect(days.last()).toHaveText('Today');
  await collectAnnouncements(page);
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 1);
  await page.clock.fastForward(midnight.getTime() - now.getTime());
  await expect(days).toHaveText(['Yesterday']);
  expect(await announcementsOf(page)).toEqual([]);
});

/** Records the texts of the chat's live regions from now on. */
const collectAnnouncements = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert]');
        const text = region?.textContent?.trim() ?? '';
        if (text !== '') said.push(text);
      }
    }).observe(main, { childList: true, subtree: true, characterData: true });
  });
const announcementsOf = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test.describe('what a screen reader says of a conversation', () => {
  test.use({ expectedConsole: /500|^A message could not be sent/ });

  test('is each message of others once, Sent for own ones and each failure, in the order of time', async ({ page, portal, sandbox }) => {
    await open({ portal, sandbox });
    await collectAnnouncements(page);
    const said: string[] = [];
    const says = async (text: string) => {
      said.push(text);
      await expect.poll(() => announcementsOf(page)).toEqual(said);
    };
    await write(page, 'Shall I book it?');
    await says('Sent');
    await sandbox.setChat({ events: { double: 1 } });
    await sandbox.writeAsTraveler('42', 'Yes, please.', { isQuiet: true });
    await says('Emma Dahl: Yes, please.');
    await sandbox.setSwitches({ failNext: 1, path: '/support-tickets/messages' });
    await write(page, 'Booked.');
    await says('Message not sent. Your text is back in the box.');
    await expect(fieldOf(page)).toHaveValue('Booked.');
    await fieldOf(page).press('Enter');
    await says('Sent');
    await sandbox.writeAsTraveler('42', 'Thank you!', { isQuiet: true });
    await says('Emma Dahl: Thank you!');
  });
});

test('Enter that ends a word of an input method sends nothing, the next one does', async ({ page, portal, sandbox }) => {
  await open({ portal, sandbox });
  const session = await page.context().newCDPSession(page);
  // An input method suppresses the effect of a key that it uses to compose a word.
  const pressEnter = async () => {
    for (const type of ['rawKeyDown', 'keyUp'] as const) await session.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 });
  };
  await fieldOf(page).focus();
  await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await expect(fieldOf(page)).toHaveValue('にほん');
  await pressEnter();
  await session.send('Input.insertText', { text: '日本' });
  await expect(fieldOf(page)).toHaveValue('日本');
  await pressEnter();
  await expect(rowsOf(page, '日本')).toHaveText(/Sent$/);
  await expect(rowsOf(page, 'にほん')).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue('');
});

test.describe('a half-open socket', () => {
  test.use({ expectedConsole: /WebSocket/ });

  test('is noticed by its silence, and what was missed is there', async ({ page, portal, sandbox }) => {
    await page.clock.install();
    await open({ portal, sandbox });
    await sandbox.freezeSockets();
    await sandbox.writeAsTraveler('42', 'Said into a dead socket', { isQuiet: true });
    // 30 s of silence, then 10 s without an answer to a ping.
    await page.clock.runFor(31_000);
    await expect(rowsOf(page, 'Said into a dead socket'), 'the socket looks open').toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(rowsOf(page, 'Said into a dead socket')).toHaveCount(1);
  });
});

test('a chat that is opened and left again and again leaves no channel and no listener behind', async ({ page, portal, sandbox }) => {
  await open({ portal, sandbox });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const countListeners = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  const leave = async () => {
    await page.getByRole('link', { name: 'Back to Support' }).click();
    await expect(page).toHaveURL('/support');
  };
  const leaveAndOpen = async () => {
    await leave();
    await page.getByRole('link', { name: /^TCK-1042/ }).click();
    await expect(rowsOf(page, 'Of course, I have added it')).toBeVisible();
  };
  for (let time = 0; time < 3; time += 1) await leaveAndOpen();
  const listeners = await countListeners();
  const visits = 20;
  for (let time = 0; time < visits; time += 1) await leaveAndOpen();
  // Code that is fetched in idle time may add a listener once; a leaking chat would add one with each visit.
  await expect.poll(countListeners).toBeLessThan(listeners + visits);
  await expect.poll(sandbox.realtime).toEqual(subscribed);
  await leave();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  /** Simulates an on-screen keyboard: the visual viewport ends above it. */
  const setKeyboard = (page: Page, height: number) =>
    page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: window.innerHeight - height });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  const endOf = async (page: Page) => {
    const box = await fieldOf(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };

  test('the field stays above the keyboard with the newest message in sight, and is back at the end after it', async ({ page, portal, sandbox }) => {
    await open({ portal, sandbox });
    const atRest = await endOf(page);
    await fieldOf(page).tap();
    await setKeyboard(page, 300);
    await expect.poll(() => endOf(page)).toBeLessThanOrEqual(480);
    await expect(rowsOf(page, 'Thank you. Barcelona').last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await setKeyboard(page, 0);
    await expect.poll(() => endOf(page)).toBe(atRest);
    await page.setViewportSize({ width: 360, height: 560 });
    await setKeyboard(page, 260);
    await expect.poll(() => endOf(page), 'in a short window too').toBeLessThanOrEqual(300);
  });

  test('with text at 200 % the thread, the whole placeholder and Send are there', async ({ page, portal, sandbox }) => {
    await open({ portal, sandbox });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(async () => (await logOf(page).boundingBox())?.height).toBeGreaterThan(150);
    const { scrollHeight, clientHeight } = await fieldOf(page).evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
    expect(scrollHeight).toBe(clientHeight);
    const send = page.getByRole('button', { name: 'Send' });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    await fieldOf(page).fill('Sent with large text');
    await send.tap();
    await expect(rowsOf(page, 'Sent with large text')).toHaveText(/Sent$/);
  });
});
