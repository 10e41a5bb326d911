import { expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

function atTimes() {
  let time = 0;
  return { connection: createConnection(() => time), at: (moment: number) => (time = moment) };
}

test('the server is lost since the first part lost it, until every part has reached it', () => {
  const { connection, at } = atTimes();
  at(10);
  connection.lose('requests');
  at(20);
  connection.lose('socket');
  connection.lose('requests');
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: 10, liveFault: null, recoveries: 0 });
  connection.reach('requests');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: 20, recoveries: 0 });
  connection.reach('socket');
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: null, liveFault: null, recoveries: 1 });
});

test('offline since the first event, and back once nothing is lost', () => {
  const { connection, at } = atTimes();
  at(10);
  connection.setOnline(false);
  at(20);
  connection.setOnline(false);
  connection.lose('socket');
  connection.setOnline(true);
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: 20, liveFault: null, recoveries: 0 });
  connection.reach('socket');
  expect(connection.getSnapshot().recoveries).toBe(1);
});

test.each([
  [2999, 0],
  [3000, 1],
])('requests lost for %s ms are %s recoveries', (duration, recoveries) => {
  const { connection, at } = atTimes();
  at(10);
  connection.lose('requests');
  at(10 + duration);
  connection.reach('requests');
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: null, liveFault: null, recoveries });
});

test('what changes nothing notifies nobody', () => {
  const { connection } = atTimes();
  const listener = vi.fn<() => void>();
  connection.subscribe(listener);
  connection.reach('requests');
  connection.setOnline(true);
  expect(listener).not.toHaveBeenCalled();
});

test('missing live updates stand for the lost socket, and once they are back the data is requested again', () => {
  const { connection, at } = atTimes();
  at(10);
  connection.lose('socket');
  connection.setLiveFault('closed');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: null, liveFault: 'closed', recoveries: 1 });
  at(20);
  connection.lose('requests');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: 20, liveFault: 'closed' });
  connection.reach('requests');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: null, liveFault: 'closed' });
  const { recoveries } = connection.getSnapshot();
  connection.reach('socket');
  expect(connection.getSnapshot()).toMatchObject({ liveFault: 'closed', recoveries });
  connection.setLiveFault(null);
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: null, liveFault: null, recoveries: recoveries + 1 });
});

test('a socket that is open again is a reason to request what is lost', () => {
  const { connection } = atTimes();
  connection.lose('requests');
  connection.lose('socket');
  connection.reach('socket');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: 0, recoveries: 1 });
  connection.reach('socket');
  expect(connection.getSnapshot()).toMatchObject({ recoveries: 1 });
});

test('every request that is answered is told, also while nothing is lost', () => {
  const { connection } = atTimes();
  const listener = vi.fn<() => void>();
  const stop = connection.onAnswer(listener);
  connection.reach('requests');
  connection.reach('socket');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  connection.reach('requests');
  expect(listener).toHaveBeenCalledTimes(1);
});
