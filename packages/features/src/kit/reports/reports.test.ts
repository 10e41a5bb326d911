import { Problem } from '@valise/contract';
import { describe, expect, test } from 'vitest';
import { errorLine, pathShape, requestLine, unreadReportLine } from './lines.ts';
import { createReports, MOST_EVENTS, type ReportEvent } from './reports.ts';
import { reportRequests } from './reportRequests.ts';
import { sendReports } from './sendReports.ts';

const orders = { method: 'GET', path: '/orders/{id}' };

test('a report has its head and the last 200 events, the newest last', () => {
  const heard: ReportEvent[] = [];
  const reports = createReports({ head: () => '/orders · Firefox', now: () => Date.UTC(2026, 10, 27, 9, 30), onReport: (event) => heard.push(event) });
  for (let place = 1; place <= MOST_EVENTS + 5; place += 1) reports.add('request', `call ${place}`);
  const lines = reports.text().split('\n');
  expect(lines).toHaveLength(MOST_EVENTS + 1);
  expect(lines[0]).toBe('/orders · Firefox');
  expect(lines[1]).toBe('2026-11-27T09:30:00.000Z request: call 6');
  expect(lines.at(-1)).toBe('2026-11-27T09:30:00.000Z request: call 205');
  expect(heard).toHaveLength(MOST_EVENTS + 5);
});

test.each([
  ['/orders/ordersdetail/20424?search=Inés', '/orders/ordersdetail/{id}'],
  ['/products', '/products'],
  ['/reset-password/marta@valise.club', '/reset-password/{id}'],
  ['/support/chatsupport/TCK-1042#end', '/support/chatsupport/{id}'],
])('the shape of %s is %s', (path, shape) => {
  expect(pathShape(path)).toBe(shape);
});

describe('each way to fail has a readable line:', () => {
  test.each([
    [new Problem('unreachable'), 'GET /orders/{id} unreachable after 12 ms'],
    [new Problem('timeout'), 'GET /orders/{id} timeout after 12 ms'],
    [new Problem('unreadable', { status: 200 }), 'GET /orders/{id} unreadable with 200 after 12 ms'],
    [new Problem('refused', { status: 500, serverMessage: 'Marta Vidal is on holiday' }), 'GET /orders/{id} refused with 500 after 12 ms'],
    [new Problem('refused', { status: 422, fields: { email: ['marta@valise.club is taken.'] } }), 'GET /orders/{id} refused with 422 about email after 12 ms'],
  ])('%s', (problem, line) => {
    expect(requestLine(orders, problem, 12.4)).toBe(line);
  });

  test('an error of the engine', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'name')");
    error.stack = `TypeError: …\n    at show (https://partner.example/assets/products-abc.js:1:2345)\n    at https://partner.example/assets/portal-def.js:2:7`;
    expect(errorLine(error)).toBe("TypeError: Cannot read properties of undefined (reading 'name') < products-abc.js:1:2345 < portal-def.js:2:7");
  });

  test('something that is no error', () => {
    expect(errorLine('Marta Vidal')).toBe('a thrown string');
    expect(errorLine(null)).toBe('a thrown null');
  });
});

test('no line has a name, an address, a token or a message of the session', async () => {
  const secrets = ['Marta Vidal', 'marta@valise.club', '1|yH7sPq2LkTokenOfMarta', 'The zip split on the first evening', '+1 202 555 0143'];
  const reports = createReports();
  for (const secret of secrets) {
    const problem = new Problem('refused', { status: 422, serverMessage: secret, fields: { name: [secret] } });
    const client = reportRequests({ addressOf: () => '', call: () => Promise.reject(problem) }, reports);
    await client.call({ ...orders, reply: undefined } as never).catch(() => undefined);
    for (const error of [new Error(secret), new SyntaxError(`Unexpected token in "${secret}"`), new TypeError(`"${secret}" is not a function`), new TypeError(secret.includes('@') ? secret : `"${secret}"`)])
      reports.add('error', errorLine(error));
    reports.add('rejection', errorLine(secret));
    reports.add('unread', unreadReportLine('/orders', { id: secret, place: 3, keys: ['traveler_name'], isRepeat: false }));
    reports.add('longTask', `80 ms at ${pathShape(`/support/chatsupport/${encodeURIComponent(secret)}`)}`);
  }
  for (const secret of secrets) expect(reports.text()).not.toContain(secret);
});

test('an aborted call is no report', async () => {
  const reports = createReports();
  const client = reportRequests({ addressOf: () => '', call: () => Promise.reject(new Problem('aborted')) }, reports);
  await expect(client.call({ ...orders, reply: undefined } as never)).rejects.toMatchObject({ kind: 'aborted' });
  expect(reports.text()).toBe('');
});

test('errors are sent once per minute and kind, other events never', () => {
  const sent: string[] = [];
  const send = sendReports((text) => sent.push(text));
  const at = Date.UTC(2026, 10, 27);
  for (const [kind, after] of [['error', 0], ['error', 59_000], ['request', 59_000], ['vitals', 59_000], ['connection', 0], ['error', 60_000]] as const)
    send({ at: at + after, kind, line: kind });
  expect(sent.map((text) => (JSON.parse(text) as ReportEvent).kind)).toEqual(['error', 'request', 'error']);
});
