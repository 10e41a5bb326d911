import { expect, test } from 'vitest';
import { type ConnectionMoments, connectionNotice } from './connectionNotice.ts';

const nothing: ConnectionMoments = { offlineSince: null, tryingSince: null, liveFault: null, updatedAt: null, refreshedAt: null };
const at = (seconds: number) => seconds * 1000;

test.each<[string, Partial<ConnectionMoments>, number, object, number]>([
  ['nothing without data', {}, 0, { kind: 'none' }, Infinity],
  ['nothing within 3 s of trying', { tryingSince: at(10) }, at(12), { kind: 'none' }, at(13)],
  ['after 3 s of trying', { tryingSince: at(10) }, at(13), { kind: 'reconnecting' }, Infinity],
  ['offline before anything else', { offlineSince: at(5), tryingSince: at(5), updatedAt: 0 }, at(999), { kind: 'offline', since: at(5) }, Infinity],
  ['trying before the age of data', { tryingSince: at(200), updatedAt: 0 }, at(203), { kind: 'reconnecting' }, Infinity],
  ['that no live updates arrive, before the age of data', { liveFault: 'missing', updatedAt: 0 }, at(200), { kind: 'notLive', fault: 'missing' }, Infinity],
  ['the same within 3 s of trying', { liveFault: 'closed', tryingSince: at(10) }, at(12), { kind: 'notLive', fault: 'closed' }, at(13)],
  ['trying before missing live updates', { liveFault: 'closed', tryingSince: at(10) }, at(13), { kind: 'reconnecting' }, Infinity],
  ['offline before missing live updates', { liveFault: 'closed', offlineSince: at(5) }, at(9), { kind: 'offline', since: at(5) }, Infinity],
  ['nothing before data is 2 minutes old', { updatedAt: 0 }, at(119), { kind: 'none' }, at(120)],
  ['the age from 2 minutes on', { updatedAt: 0 }, at(120), { kind: 'old', minutes: 2 }, at(180)],
  ['whole minutes', { updatedAt: 0 }, at(3599), { kind: 'old', minutes: 59 }, at(3600)],
  ['the age until the new data has come', { updatedAt: 0, refreshedAt: at(150) }, at(151), { kind: 'old', minutes: 2 }, at(180)],
  ['the age until all of the new data has come', { updatedAt: at(40), refreshedAt: at(150) }, at(151), { kind: 'old', minutes: 1 }, at(160)],
  ['a minute at least', { updatedAt: at(140), refreshedAt: at(150) }, at(151), { kind: 'old', minutes: 1 }, at(260)],
  ['that it has come', { updatedAt: at(152), refreshedAt: at(150) }, at(152), { kind: 'updated' }, at(155)],
  ['nothing after 3 s more', { updatedAt: at(152), refreshedAt: at(150) }, at(155), { kind: 'none' }, at(272)],
])('the strip shows %s', (_, moments, now, notice, until) => {
  expect(connectionNotice({ ...nothing, ...moments }, now)).toEqual({ notice, until });
});
