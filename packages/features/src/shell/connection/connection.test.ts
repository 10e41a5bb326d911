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
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: 10, recoveries: 0 });
  connection.reach('requests');
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: 20, recoveries: 0 });
  connection.reach('socket');
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: null, recoveries: 1 });
});

test('offline since the first event, and back once nothing is lost', () => {
  const { connection, at } = atTimes();
  at(10);
  connection.setOnline(false);
  at(20);
  connection.setOnline(false);
  connection.lose('socket');
  connection.setOnline(true);
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: 20, recoveries: 0 });
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
  expect(connection.getSnapshot()).toEqual({ offlineSince: null, tryingSince: null, recoveries });
});

test('what changes nothing notifies nobody', () => {
  const { connection } = atTimes();
  const listener = vi.fn<() => void>();
  connection.subscribe(listener);
  connection.reach('requests');
  connection.setOnline(true);
  expect(listener).not.toHaveBeenCalled();
});
