import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = preview.meta({
  title: 'Patterns/Profile menu',
  component: ProfileMenu,
  tags: ['stable', 'spec:1.2'],
  args: { user: read(user, aUser()), theme: 'system' as const, onThemeChange: fn(), areShortcutsOn: true, onShortcutsSwitch: fn(), onShortcuts: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /^Profile menu.*Marta Vidal/ });
    await step('the keyboard opens it and chooses a theme', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
      await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
      await userEvent.keyboard('d{Enter}');
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Settings navigates to the settings', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
      await expect(navigated).toHaveBeenCalledWith('/settings');
    });
    await step('Keyboard shortcuts opens their list', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
      await expect(args.onShortcuts).toHaveBeenCalledTimes(1);
    });
    await step('Shortcuts are switched off', async () => {
      await userEvent.click(trigger);
      const toggle = await screen.findByRole('menuitemcheckbox', { name: 'Shortcuts' });
      await expect(toggle).toBeChecked();
      await userEvent.click(toggle);
      await expect(args.onShortcutsSwitch).toHaveBeenCalledWith(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Logout is the last item', async () => {
      await userEvent.click(trigger);
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual(['Settings', 'Keyboard shortcuts?', 'Logout']);
      await userEvent.click(items[2]!);
      await expect(args.onLogout).toHaveBeenCalledTimes(1);
    });
  },
});

export const ShortcutsOff = meta.story({
  args: { areShortcutsOn: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Profile menu/ }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Shortcuts' })).not.toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' })).not.toHaveAccessibleDescription();
  },
});

export const FirstAndLastName = meta.story({
  args: { user: read(user, aUser({ name: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marta Vidal')).toBeVisible();
  },
});

export const NoNameOrEmail = meta.story({
  args: { user: read(user, aUser({ name: null, first_name: null, last_name: null, email: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account')).toBeVisible();
    await expect(canvas.getByText('No email address')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    user: read(user, aUser({ name: 'Maria-Alejandra Fernández de la Cruz y Montenegro', email: 'maria.alejandra.fernandez@a-very-long-domain.example' })),
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Profile menu.*Marta Vidal/ }));
    const settings = await screen.findByRole('menuitem', { name: 'Settings' });
    const head = within(settings.closest<HTMLElement>('[role="menu"]')!.parentElement!);
    await waitFor(async () => {
      await expect(head.getByText('Marta Vidal')).toBeVisible();
      await expect(head.getByText('marta@valise.club')).toBeVisible();
      await expect(head.getByText('MV')).toBeVisible();
    });
  },
});
