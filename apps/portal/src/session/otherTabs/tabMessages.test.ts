import type { UnsavedWork } from '@valise/features/shell';
import { expect, test } from 'vitest';
import { answerTabs, askTabs, type Channel, type TabMessage } from './tabMessages.ts';

/** Channels of one name: a message reaches all others. */
function channels(count: number): Channel[] {
  const listeners = Array.from({ length: count }, (): ((message: TabMessage) => void)[] => []);
  return listeners.map((own) => ({
    send: (message) => listeners.filter((each) => each !== own).forEach((each) => each.forEach((listener) => listener(message))),
    listen: (onMessage, signal) => void own.push((message) => signal?.aborted || onMessage(message)),
    close: () => {},
  }));
}

test('the tabs of the same user that hold something unsaved answer, until nobody asks any more', () => {
  const [asking, editing, idle, ofAnother] = channels(4) as [Channel, Channel, Channel, Channel];
  const held: UnsavedWork[] = [{ kind: 'screen', screen: 'Add Product' }];
  answerTabs(asking, '7', () => held);
  answerTabs(editing, '7', () => held);
  answerTabs(idle, '7', () => []);
  answerTabs(ofAnother, '8', () => held);
  const answers: (readonly UnsavedWork[])[] = [];
  const stop = new AbortController();
  askTabs(asking, '7', (work) => answers.push(work), stop.signal);
  expect(answers).toEqual([held]);
  stop.abort();
  editing.send({ kind: 'answer', userId: '7', work: held });
  expect(answers).toEqual([held]);
});
