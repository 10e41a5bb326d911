import type { Page } from 'playwright';
import type { Orca } from './orca.ts';

const SILENCE_MS = 400;
/** After this time without an answer the mark is renamed again: Orca drops events while too many arrive. */
const MARK_MS = 1500;

/** Waits until Orca has read all events of the page, and has then said nothing for a while. */
export async function untilSilent(page: Page, orca: Orca) {
  for (let tries = 0, isRead = false; !isRead; tries += 1) {
    if (tries > 40) throw new Error('Orca does not read the events of the page');
    const mark = orca.mark + tries + 1;
    await page.evaluate(renameMark, mark);
    isRead = await orca.until('the mark', () => orca.mark >= mark, MARK_MS).then(
      () => true,
      () => false,
    );
  }
  for (let rest = SILENCE_MS; rest > 0; rest = orca.lastSaid + SILENCE_MS - performance.now()) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Runs in the page. React Aria leaves live announcers readable behind a dialog. */
function renameMark(mark: number) {
  const id = 'speech-mark';
  let element = document.getElementById(id);
  if (!element) {
    element = document.createElement('div');
    element.id = id;
    element.role = 'img';
    element.dataset.liveAnnouncer = 'true';
    document.body.append(element);
  }
  element.ariaLabel = `speech mark ${mark}`;
}
