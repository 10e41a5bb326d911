import { afterEach, expect, test, vi } from 'vitest';
import { createMessageStore } from './messageStore.ts';
import { aMessage } from './testing/aMessage.ts';

const isOwn = ({ senderId }: { senderId: string | null }) => senderId === '7';

function start(unsent = [] as { key: string; text: string }[]) {
  const frames: (() => void)[] = [];
  const store = createMessageStore({ isOwn, unsent, schedule: (run) => frames.push(run) });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  return { store, listener, frame: () => frames.splice(0).forEach((run) => run()), rows: () => store.getSnapshot().rows };
}

const own = (id: string, tempId: string | null) => aMessage(id, 5, { tempId, senderId: '7', message: 'Booked.' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['event first', 'answer first'])('a message keeps its row when the server confirms it, %s', (order) => {
  const { store, frame, rows } = start();
  const { tempId } = store.send('Booked.')!;
  const steps = [() => store.receiveEvent(own('9', tempId)), () => store.confirm(tempId, own('9', null))];
  for (const step of order === 'event first' ? steps : steps.toReversed()) {
    step();
    frame();
    expect(rows()).toMatchObject([{ key: tempId, text: 'Booked.', status: 'sent' }]);
  }
});

test('what confirms a message is own, whatever sender it names', () => {
  const { store, frame, rows } = start();
  const [answered, broadcast] = [store.send('Booked.')!, store.send('Packed.')!];
  store.receiveEvent(aMessage('9', 5));
  frame();
  expect(rows().map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
  store.confirm(answered.tempId, aMessage('9', 5));
  store.receiveEvent(aMessage('10', 6, { tempId: broadcast.tempId }));
  frame();
  store.receiveThread(store.requestThread(), [aMessage('9', 5, { status: '' }), aMessage('10', 6, { tempId: broadcast.tempId })]);
  expect(rows().map(({ isOwn, status }) => [isOwn, status])).toEqual([[true, 'sent'], [true, 'sent']]);
});

test('an own message without a temporary id is shown once a send, whose copy it may be, has its answer', () => {
  const { store, frame, rows } = start();
  const { tempId } = store.send('Booked.')!;
  store.receiveEvent(own('9', null));
  frame();
  expect(rows()).toMatchObject([{ key: tempId, status: 'pending' }]);
  store.fail(tempId);
  expect(rows()).toMatchObject([{ key: '9', status: 'sent' }]);
});

test('a message that was accepted without an answer is shown once, as the thread has it', () => {
  const { store, rows } = start();
  const { tempId } = store.send('Booked.')!;
  store.receiveThread(store.requestThread(), [{ ...own('9', null), message: 'Booked.' }]);
  store.accept(tempId);
  expect(rows()).toMatchObject([{ key: '9', status: 'sent' }]);
  expect(store.getSnapshot().unsent).toEqual([]);
});

test('the text of a message that was accepted without an answer comes back when the thread has no such message', () => {
  const { store } = start();
  store.receiveThread(store.requestThread(), [{ ...own('8', null), message: 'Booked.' }]);
  const { tempId } = store.send('Booked.')!;
  store.receiveThread(store.requestThread(), [{ ...own('8', null), message: 'Booked.' }, { ...own('9', null), message: 'Of another device.' }]);
  store.accept(tempId);
  expect(store.getSnapshot().unsent.map(({ text }) => text)).toEqual(['Booked.']);
});

test('a failed text is offered until its message is received', () => {
  const { store, frame } = start([{ key: 'earlier', text: 'Before the reload.' }]);
  const { tempId } = store.send('Booked.')!;
  store.fail(tempId);
  expect(store.getSnapshot().unsent.map(({ text }) => text)).toEqual(['Before the reload.', 'Booked.']);
  store.receiveThread(store.requestThread(), [own('8', 'earlier')]);
  store.receiveEvent(own('9', tempId));
  frame();
  expect(store.getSnapshot().unsent).toEqual([]);
});

test('messages of the same second are in the order of their numbers, those of an unknown time last', () => {
  const { store, rows } = start();
  const ids = ['10', '9', 'a', '100000000000000000000', 'never'];
  store.receiveThread(store.requestThread(), ids.map((id) => aMessage(id, 5, id === 'never' ? { createdAt: 'soon' } : {})).toReversed());
  expect(rows().map(({ key }) => key)).toEqual(['9', '10', '100000000000000000000', 'a', 'never']);
});

test('what has not changed keeps its row object, and a response that changes nothing keeps them all', () => {
  const { store, rows } = start();
  const messages = [aMessage('1', 1), own('2', null)];
  store.receiveThread(store.requestThread(), messages);
  const before = rows();
  store.receiveThread(store.requestThread(), [...messages.map((message) => ({ ...message })), aMessage('3', 9)]);
  expect(rows().slice(0, 2).every((row, place) => row === before[place])).toBe(true);
});

test('200 events of a second in a thread of 10,000 messages are 60 renders, in order', () => {
  const { store, listener, frame, rows } = start();
  store.receiveThread(store.requestThread(), Array.from({ length: 10_000 }, (_, place) => aMessage(String(place), place)));
  listener.mockClear();
  for (let event = 0; event < 200; event += 1) {
    store.receiveEvent(aMessage(String(10_000 + (199 - event)), 10_000 + (199 - event)));
    if (Math.floor(((event + 1) * 60) / 200) > Math.floor((event * 60) / 200)) frame();
  }
  frame();
  expect(listener).toHaveBeenCalledTimes(60);
  expect(rows().map(({ key }) => key)).toEqual(Array.from({ length: 10_200 }, (_, place) => String(place)));
});

test('events are shown with the next frame; in the background, where there are none, within 250 ms', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const store = createMessageStore({ isOwn });
  store.receiveEvent(aMessage('1', 1));
  frames.splice(0).forEach((run) => run(0));
  expect(store.getSnapshot().rows).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  store.receiveEvent(aMessage('2', 2));
  vi.advanceTimersByTime(250);
  expect(store.getSnapshot().rows).toHaveLength(2);
});
