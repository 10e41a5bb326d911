import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEndpoints, productFormEndpoints, profileEndpoints, sessionEndpoints } from '@valise/contract';
import { demoAccounts } from './database/demo.ts';
import { openDatabase } from './database/open.ts';
import { challenges, passwordResets, sessions, socialCodes } from './database/schema.ts';
import { startSandbox } from './server.ts';
import { mp4, named, png } from './testing/files.ts';
import { aForm, mailsOf, startTestSandbox, type TestSandbox, tokenOf } from './testing/testSandbox.ts';

const policy = "default-src 'none'; script-src 'self'";
const script = `console.log(${JSON.stringify('x'.repeat(4000))});`;
let directory: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'valise-portal-'));
  await mkdir(join(directory, 'dist/assets'), { recursive: true });
  await mkdir(join(directory, 'dist-hosting'));
  await writeFile(join(directory, 'dist/index.html'), '<!doctype html><title>Valise</title>');
  await writeFile(join(directory, 'dist/assets/index-1a2b.js'), script);
  await writeFile(join(directory, 'dist-hosting/headers.json'), JSON.stringify({ headers: { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' } }));
  sandbox = await startTestSandbox({ portalDirectory: join(directory, 'dist') });
});
afterAll(async () => {
  await sandbox.remove();
  await rm(directory, { recursive: true, force: true });
});

/** A call with headers that fetch does not allow. */
function rawGet(path: string, headers: Record<string, string>): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(`${sandbox.address}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the portal', () => {
  test.each(['/', '/login', '/products/viewproduct/7', '/refund/refundsdetail/82?from=list'])('%s is its index page, which is never cached without a check', async (path) => {
    const answer = await sandbox.fetch(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Valise</title>');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toBe(policy);
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  });

  test('assets last for ever, and a missing one is missing', async () => {
    const found = await sandbox.fetch('/assets/index-1a2b.js');
    expect(found.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(found.headers.get('Content-Security-Policy')).toBe(policy);
    for (const path of ['/assets/index-9z9z.js', '/assets/', '/favicon.ico']) {
      const missing = await sandbox.fetch(path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('Cache-Control')).not.toContain('immutable');
    }
  });

  test('is sent compressed', async () => {
    const { headers, body } = await rawGet('/assets/index-1a2b.js', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(400);
    expect(gunzipSync(body).toString()).toBe(script);
  });

  test('reads where its API is from config.json', async () => {
    const realtime = { driver: 'pusher', key: 'valise-sandbox' };
    expect(await (await sandbox.fetch('/config.json')).json()).toEqual({ apiUrl: '/api', realtime });
  });

  test('has to be built', async () => {
    const options = { port: 0, dataDirectory: join(directory, 'data'), portalDirectory: join(directory, 'nothing') };
    await expect(startSandbox(options)).rejects.toThrow('Build the portal first: pnpm build');
  });
});

describe('the server', () => {
  test('answers whether it is up', async () => {
    expect(await (await sandbox.fetch('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test.each(['GET', 'POST', 'DELETE'])('answers an unknown %s in JSON', async (method) => {
    const answer = await sandbox.fetch('/api/nothing', { method });
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'The route api/nothing could not be found.' }]);
  });

  test('refuses other host names that resolve to this machine', async () => {
    expect((await rawGet('/sandbox', { Host: 'rebound.example' })).status).toBe(421);
    expect((await rawGet('/healthz', { Host: `localhost:${sandbox.port}` })).status).toBe(200);
  });

  test('takes the next free port when its own is taken, unless strictPort is set', async () => {
    const options = { port: sandbox.port, products: 1, dataDirectory: join(directory, 'second') };
    await expect(startSandbox({ ...options, strictPort: true })).rejects.toThrow(`Port ${sandbox.port} is taken.`);
    const second = await startSandbox(options);
    expect(second.port).toBeGreaterThan(sandbox.port);
    await second.close();
  });

  test('stops at once, and cuts a call under way', async () => {
    // Longer than a test may take, so that a server that waits for the call fails by the time limit.
    await sandbox.post('/sandbox/switches', { delayMs: 120_000 });
    const hanging = sandbox.fetch('/api/nothing').catch(() => 'cut');
    // This answer arrives after the hanging call has reached the server, because that call was sent first on this machine.
    await sandbox.fetch('/healthz');
    await sandbox.restart();
    expect(await hanging).toBe('cut');
  });

  test('sends no details of a failure, and logs no secret', async () => {
    const token = await tokenOf(sandbox);
    await sandbox.restart();
    const broken = await startTestSandbox();
    try {
      await breakDatabase(broken.dataDirectory);
      const answer = await broken.post('/api/register', { name: 'Secret Name', email: 'secret@valise.club', password: 'secret-password', password_confirmation: 'secret-password' });
      expect([answer.status, await answer.json()]).toEqual([500, { message: 'Server Error' }]);
      expect(broken.logged).toHaveLength(1);
      expect(broken.logged[0]).toMatch(/^POST \/api\/register failed\. .*no such table: users/);
      expect(broken.logged[0]).not.toMatch(/secret/i);
    } finally {
      await broken.remove();
    }
    await sandbox.client(token).call(productEndpoints.list);
    await sandbox.client(token).call(sessionEndpoints.logout);
  });

  test('keeps its data where nobody but the owner can read it', async () => {
    const data = join(directory, 'private');
    const second = await startSandbox({ port: 0, products: 1, dataDirectory: data });
    const modeOf = async (name: string) => ((await stat(join(data, name))).mode & 0o777).toString(8);
    await chmod(join(data, 'valise.db'), 0o644);
    await chmod(join(data, 'uploads'), 0o755);
    await second.close();
    const third = await startSandbox({ port: 0, dataDirectory: data });
    expect(await Promise.all(['.', 'uploads', 'valise.db', 'valise.db-wal'].map(modeOf))).toEqual(['700', '700', '600', '600']);
    await third.close();
  });

  test('removes at the start what an ended process left: files of no record, expired sessions, codes and links', async () => {
    const token = await tokenOf(sandbox);
    await sandbox.client(token).call(productFormEndpoints.add, { body: aForm({ images: [named(png(), 'a.png')], videoFile: named(mp4(), 'a.mp4') }) });
    const user = { userId: '7', name: 'Marta Vidal', email: demoAccounts.partner.email, phone: '' };
    await sandbox.client(token).call(profileEndpoints.update, { body: { ...user, profilePhoto: named(png(), 'me.png') } });
    const files = () => readdir(join(sandbox.dataDirectory, 'uploads'));
    const kept = await files();
    await writeFile(join(sandbox.dataDirectory, 'uploads/left.png'), 'half a picture');

    await sandbox.client().call(sessionEndpoints.login, { body: demoAccounts.staff });
    await sandbox.post('/api/forgot-password', { email: demoAccounts.partner.email });
    const back = new URLSearchParams({ redirect_uri: sandbox.address, state: 's' });
    await sandbox.fetch(`/sandbox/social/google?${back}`);
    await mailsOf(sandbox);
    const counts = async () => {
      const { db, close } = await openDatabase(join(sandbox.dataDirectory, 'valise.db'));
      const found = await Promise.all([sessions, challenges, socialCodes, passwordResets].map((table) => db.$count(table)));
      close();
      return found;
    };
    expect((await counts()).every((count) => count > 0)).toBe(true);
    sandbox.pass(31 * 24 * 60 * 60_000);
    await sandbox.restart();
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(kept).toHaveLength(3);
    expect(await files()).toEqual(kept);
  });

  test('starts over with fresh', async () => {
    const token = await tokenOf(sandbox);
    await sandbox.client(token).call(productEndpoints.bulkDelete, { body: { ids: ['1'] } });
    await sandbox.restart({ fresh: true });
    const products = await sandbox.client(await tokenOf(sandbox)).call(productEndpoints.list);
    expect(products[0]).toMatchObject({ id: '1', name: 'Double-Breasted Trench' });
  });
});

async function breakDatabase(dataDirectory: string): Promise<void> {
  const { db, close } = await openDatabase(join(dataDirectory, 'valise.db'));
  await db.run('DROP TABLE users');
  close();
}
