import { describe, expect, test } from 'vitest';
import { aTwoFactorSetup, aUser } from '../samples/index.ts';
import { clientWithHandlers } from '../testing/clients.ts';
import { profileEndpoints } from './profile.ts';

describe('the profile', () => {
  const withHandlers = (handlers: Parameters<typeof clientWithHandlers<typeof profileEndpoints>>[1]) => clientWithHandlers(profileEndpoints, handlers);

  test('is read bare or under `user`', async () => {
    const body = { userId: '7', name: 'Marta', email: 'marta@valise.club', phone: '' };
    const bare = await withHandlers({ update: () => aUser({ name: 'New' }) }).call(profileEndpoints.update, { body });
    const named = await withHandlers({ update: () => ({ message: 'Saved', user: aUser({ name: 'New' }) }) }).call(profileEndpoints.update, { body });
    expect(bare).toEqual(named);
    expect(named.name).toBe('New');
  });

  test('is sent without a photo when none was chosen, and with the one that was', async () => {
    const arrived: unknown[] = [];
    const client = withHandlers({
      update: ({ body }) => {
        arrived.push(body.profilePhoto instanceof Blob);
        return aUser();
      },
    });
    const body = { userId: '7', name: 'Marta', email: 'marta@valise.club', phone: '' };
    await client.call(profileEndpoints.update, { body });
    await client.call(profileEndpoints.update, { body: { ...body, profilePhoto: new Blob(['x']) } });
    expect(arrived).toEqual([false, true]);
  });

  test('sends a password under the wire’s names, the old one only when there is one', async () => {
    const sent: unknown[] = [];
    const client = withHandlers({
      updatePassword: async ({ body }) => {
        sent.push(body);
        return { message: 'Done' };
      },
    });
    const body = { userId: '7', newPassword: 'new', confirmPassword: 'new' };
    await client.call(profileEndpoints.updatePassword, { body });
    await client.call(profileEndpoints.updatePassword, { body: { ...body, oldPassword: 'old' } });
    expect(sent).toEqual([body, { ...body, oldPassword: 'old' }]);
  });

  test('a setup without a QR code is unreadable, one without recovery codes is not', async () => {
    const without = withHandlers({ generateTotp: () => Response.json({ ...aTwoFactorSetup(), qr: '' }) });
    await expect(without.call(profileEndpoints.generateTotp)).rejects.toMatchObject({ kind: 'unreadable' });
    const bare = withHandlers({ generateTotp: () => Response.json({ qr: '<svg/>' }) });
    expect(await bare.call(profileEndpoints.generateTotp)).toEqual({ qr: '<svg/>', recoveryCodes: [], user: null });
  });
});
