import { expect, test } from 'vitest';
import { quietSocket } from './quietSocket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  send(data: string) {
    this.sent.push(data);
  }
}

test.each([
  ['an open socket sends', 1, ['unsubscribe']],
  ['a closing socket sends nothing', 2, []],
  ['a closed socket sends nothing', 3, []],
])('%s', (_, readyState, sent) => {
  const socket = new (quietSocket(FakeSocket as unknown as typeof WebSocket))('ws://portal.example') as unknown as FakeSocket;
  socket.readyState = readyState;
  socket.send('unsubscribe');
  expect(socket.sent).toEqual(sent);
});
