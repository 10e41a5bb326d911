import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dashboardEndpoints,
  notificationEndpoints,
  orderEndpoints,
  productEndpoints,
  productFormEndpoints,
  profileEndpoints,
  refundEndpoints,
  riderEndpoints,
  accountEndpoints,
  sessionEndpoints,
  socialEndpoints,
} from '@valise/contract';
import { demoAccounts } from '../database/demo.ts';
import { named, png } from '../testing/files.ts';
import { aForm, mailedCode, mailsOf, startTestSandbox, type TestSandbox, tokenOf, tokenOfNewcomer } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await tokenOf(sandbox);
});
afterAll(() => sandbox.remove());

const asPartner = () => sandbox.client(token);

describe('the real client reads the response of each endpoint', () => {
  test('session: register, log in with two factors, log out', async () => {
    const client = sandbox.client();
    const newcomer = await client.call(accountEndpoints.register, {
      body: { name: 'Ada Moreau', email: 'Ada@Valise.club', password: 'long-enough', passwordConfirmation: 'long-enough' },
    });
    expect(newcomer?.user).toMatchObject({ name: 'Ada Moreau', firstName: 'Ada', lastName: 'Moreau', email: 'ada@valise.club', type: 'Partner' });

    const { email, password } = demoAccounts.staff;
    const challenge = await client.call(sessionEndpoints.login, { body: { email, password } });
    if (challenge.outcome !== 'two-factor') throw new Error('No second factor was required');
    expect(challenge.methods).toEqual(['totp', 'email']);
    const { userId, loginToken } = challenge;
    const verified = await client.call(accountEndpoints.verifyTwoFactor, {
      body: { method: 'email', code: await mailedCode(sandbox), userId, loginToken },
    });
    expect(verified).toMatchObject({ isVerified: true, user: { type: 'Admin', hasTwoFactorSecret: true } });

    const signedIn = await client.call(sessionEndpoints.login, { body: demoAccounts.partner });
    if (signedIn.outcome !== 'signed-in') throw new Error('A second factor was required');
    expect(signedIn.user).toMatchObject({ id: '7', name: 'Marta Vidal', type: 'Partner', provider: null });
    await sandbox.client(signedIn.token).call(sessionEndpoints.logout);
  });

  test('session: forgot and reset password', async () => {
    const client = sandbox.client();
    await tokenOfNewcomer(sandbox, 'forgetful@valise.club');
    const sent = await client.call(accountEndpoints.forgotPassword, { body: { email: 'forgetful@valise.club' } });
    expect(sent.message).toBe('We have emailed your password reset link.');
    const [mail] = await mailsOf(sandbox);
    const link = new URL(/http\S+/.exec(mail?.text ?? '')![0]);
    expect(link.pathname).toBe('/reset-password');
    const body = {
      email: link.searchParams.get('email')!,
      token: link.searchParams.get('token')!,
      password: 'another-one',
      passwordConfirmation: 'another-one',
    };
    expect((await client.call(accountEndpoints.resetPassword, { body })).message).toBe('Your password has been reset.');
    await tokenOf(sandbox, { email: 'forgetful@valise.club', password: 'another-one' });
  });

  test('dashboard', async () => {
    const states = await asPartner().call(dashboardEndpoints.states);
    const products = await asPartner().call(productEndpoints.list);
    expect(states.map(({ label, value }) => [label, value])).toEqual([
      ['Total Products', '30'],
      ['Active Rentals', String(products.filter(({ availability }) => availability === 'Rented').length)],
      ['Pending Orders', '6'],
      ['Total Revenue', '$48,920'],
      ['Average Rating', '4.8'],
    ]);
    const alerts = await asPartner().call(dashboardEndpoints.alerts);
    expect(alerts.map((alert) => alert.label)).toEqual(['Late returns', 'Cleaning backlog', 'New travelers']);
    const queue = await asPartner().call(dashboardEndpoints.queue);
    expect(queue).toHaveLength(14);
    expect(queue[0]).toMatchObject({ id: '20418', status: 'processing', customer: 'Amelia Thornton' });
  });

  test('notifications: list, read, read all', async () => {
    const reader = sandbox.client(await tokenOf(sandbox));
    const unread = async () => (await reader.call(notificationEndpoints.list)).filter(({ readAt }) => readAt === null);
    const before = await unread();
    expect(before).toHaveLength(13);
    await reader.call(notificationEndpoints.read, { params: { id: before[0]!.id } });
    expect((await unread()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    await reader.call(notificationEndpoints.readAll);
    expect(await unread()).toEqual([]);
  });

  test('products: list, add, one, change, delete', async () => {
    const client = asPartner();
    const before = await client.call(productEndpoints.list);
    expect(before).toHaveLength(30);
    expect(before[0]).toMatchObject({ name: 'Double-Breasted Trench', basePrice: 42, stock: 8, rating: 4.9 });

    const added = await client.call(productFormEndpoints.add, {
      body: aForm({ name: 'Linen Duster', images: [named(png(), 'a.png')], videoUrl: 'https://video.example/a.mp4' }),
    });
    expect(added.message).toBe('Product added successfully!');
    const [newest] = await client.call(productEndpoints.list);
    const id = newest!.id;
    const one = await client.call(productEndpoints.one, { params: { id } });
    expect(one).toMatchObject({ name: 'Linen Duster', basePrice: 12.5, deposit: null, videos: [{ url: 'https://video.example/a.mp4' }] });

    const changed = await client.call(productFormEndpoints.change, {
      params: { id },
      body: { ...aForm({ name: 'Silk Duster', conditionGrade: 'Good', unit: 'inch', videoUrl: '' }), keepImageIds: [one.images[0]!.id] },
    });
    expect(changed.message).toBe('Product updated successfully!');
    expect(await client.call(productEndpoints.one, { params: { id } })).toMatchObject({
      name: 'Silk Duster',
      conditionGrade: 'Good',
      unit: 'inch',
      videos: [],
      images: [{ id: one.images[0]!.id }],
    });

    await client.call(productEndpoints.bulkDelete, { body: { ids: [id] } });
    expect((await client.call(productEndpoints.list)).map((product) => product.id)).toEqual(before.map((product) => product.id));
  });

  test('orders and riders: list, one, assign', async () => {
    const client = asPartner();
    const orders = await client.call(orderEndpoints.list);
    expect(orders).toHaveLength(190);
    expect(orders.slice(0, 8).map(({ id, status }) => `${id} ${status}`)).toEqual([
      '20419 Pending',
      '20418 Processing',
      '20417 Processing',
      '20423 Pending',
      '20422 Pending',
      '20421 Pending',
      '20420 Pending',
      '20424 Pending',
    ]);
    const one = await client.call(orderEndpoints.one, { params: { id: '20424' } });
    expect(one).toMatchObject({ rider: null, itemsCount: 3, totalPrice: 385, travelerName: 'Yuki Tanaka', contactPerson: { name: 'Claire Dubois' } });
    const riders = await client.call(riderEndpoints.list);
    expect(riders).toHaveLength(14);
    expect(riders[4]).toMatchObject({ id: 'RD-122', availabilityStatus: 'Offline', eta: '' });
    const { message } = await client.call(orderEndpoints.assignRider, { body: { orderId: '20424', riderId: 'RD-131' } });
    expect(message).toBe('Rider assigned successfully');
    expect(await client.call(orderEndpoints.one, { params: { id: '20424' } })).toMatchObject({ rider: { name: 'Tomás Rey' }, status: 'Processing' });
  });

  test('refunds: list, one, decide', async () => {
    const client = asPartner();
    expect(await client.call(refundEndpoints.list)).toHaveLength(48);
    expect(await client.call(refundEndpoints.one, { params: { id: '82' } })).toMatchObject({ refundId: 'RF-3082', amount: 120, travelerName: 'Emma Dahl' });
    const { message } = await client.call(refundEndpoints.setStatus, { body: { id: '82', status: 'Processed' } });
    expect(message).toBe('Refund Processed successfully!');
  });

  test('profile: update, password, two factors, recovery', async () => {
    const client = sandbox.client(await tokenOfNewcomer(sandbox, 'profile@valise.club'));
    const { user } = (await sandbox.client().call(sessionEndpoints.login, {
      body: { email: 'profile@valise.club', password: 'long-enough' },
    })) as { user: { id: string } };
    const body = { userId: user.id, name: 'Ines Roca', email: 'profile@valise.club', phone: '555-010-0199', profilePhoto: named(png(), 'me.png') };
    const changed = await client.call(profileEndpoints.update, { body });
    expect(changed).toMatchObject({ name: 'Ines Roca', phone: '555-010-0199' });
    expect((await fetch(changed.profilePhoto!)).headers.get('Content-Type')).toBe('image/png');

    const passwords = { userId: user.id, oldPassword: 'long-enough', newPassword: 'longer-still', confirmPassword: 'longer-still' };
    expect((await client.call(profileEndpoints.updatePassword, { body: passwords })).message).toBe('Password updated successfully!');
    const setup = await client.call(profileEndpoints.generateTotp);
    expect(setup.qr).toMatch(/^otpauth:\/\/totp\/Valise:profile%40valise\.club\?secret=/);
    expect(setup.recoveryCodes).toHaveLength(8);
    await client.call(profileEndpoints.updateTwoFactor, { body: { method: 'totp' } });
    const again = await client.call(profileEndpoints.verifyRecovery, { body: { code: setup.recoveryCodes[0]! } });
    expect(again.user).toMatchObject({ hasTwoFactorSecret: true, twoFactorMethod: 'totp' });
    expect(again.qr).not.toBe(setup.qr);
  });

  test('social: providers, redirect, callback, token', async () => {
    const client = sandbox.client();
    expect(await client.call(socialEndpoints.providers)).toEqual(['google', 'facebook', 'shopify']);
    const redirect_uri = `${sandbox.address}/oauth/google/callback`;
    const { redirectUrl } = await client.call(socialEndpoints.googleRedirect, { query: { redirect_uri, state: 's1' } });
    const consent = await (await fetch(redirectUrl!)).text();
    const back = new URL(/href="([^"]*code=[^"]*)"/.exec(consent)![1]!.replaceAll('&amp;', '&'));
    expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
    expect(back.searchParams.get('state')).toBe('s1');
    const code = back.searchParams.get('code')!;
    const address = client.addressOf(socialEndpoints.callback, { params: { provider: 'google' }, query: { code, state: 's1' } });
    expect(await (await fetch(address)).json()).toMatchObject({ data: { user: { name: 'Jonah Reed', type: 'user', provider: 'google' } } });
    expect((await fetch(address)).status).toBe(401);

    const visited = client.addressOf(socialEndpoints.redirect, { params: { provider: 'facebook' }, query: { redirect_uri, state: 's2' } });
    const sentOn = await fetch(visited, { redirect: 'manual' });
    expect(sentOn.headers.get('Location')).toContain('/sandbox/social/facebook?');
    const page = await (await fetch(sentOn.headers.get('Location')!)).text();
    const facebookCode = /code=([\w-]+)/.exec(page)![1]!;
    const signedIn = await client.call(socialEndpoints.token, { params: { provider: 'facebook' }, body: { token: facebookCode } });
    expect(signedIn).toMatchObject({ outcome: 'signed-in', user: { provider: 'facebook' } });
  });
});

test('responses are wrapped as the documents show', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = async (path: string) => (await sandbox.fetch(`/api${path}`, { headers })).json() as Promise<unknown>;
  expect(await answer('/products')).toMatchObject({ data: expect.any(Array) as unknown });
  expect(await answer('/products/1')).toMatchObject({ data: { product_availibity: 'Available', base_price: '42.00' } });
  expect(await answer('/orders')).toMatchObject({ data: { data: expect.any(Array) as unknown } });
  expect(await answer('/orders/20391')).toMatchObject({ data: { data: { id: 20_391, total_price: '270.00' } } });
  expect(await answer('/riders')).toMatchObject({ data: { data: expect.any(Array) as unknown } });
  expect(await answer('/notifications')).toBeInstanceOf(Array);
  expect(await answer('/dashboard/states')).toMatchObject({ data: expect.any(Array) as unknown });
  expect(await answer('/dashboard/orders/queue')).toBeInstanceOf(Array);
});
