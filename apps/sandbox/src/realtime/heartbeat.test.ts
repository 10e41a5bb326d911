import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fakeSocket = () => Object.assign(new EventEmitter(), { ping: vi.fn<() => void>(), terminate: vi.fn<() => void>() });

test('a socket that answers each ping stays, and one that does not is ended at the next', () => {
  const heartbeat = createHeartbeat(1000);
  const [answers, silent] = [fakeSocket(), fakeSocket()];
  for (const socket of [answers, silent]) heartbeat.watch(socket as unknown as WebSocket);
  answers.ping.mockImplementation(() => void answers.emit('pong'));
  vi.advanceTimersByTime(1999);
  expect(silent.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(silent.terminate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(answers.ping).toHaveBeenCalledTimes(12);
  expect(answers.terminate).not.toHaveBeenCalled();
  heartbeat.stop();
});

test('a closed socket is pinged no longer, nor is any after the end', () => {
  const heartbeat = createHeartbeat(1000);
  const [closed, open] = [fakeSocket(), fakeSocket()];
  for (const socket of [closed, open]) heartbeat.watch(socket as unknown as WebSocket);
  closed.emit('close');
  vi.advanceTimersByTime(1000);
  heartbeat.stop();
  vi.advanceTimersByTime(1000);
  expect(closed.ping).not.toHaveBeenCalled();
  expect(open.ping).toHaveBeenCalledOnce();
});
