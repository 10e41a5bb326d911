import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { type Shortcut, type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps, useShortcuts } from './index.ts';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { label: 'Search', keys: ['/'] },
      { label: 'Add New Product', keys: ['n'] },
      { label: 'Keyboard shortcuts', keys: ['?'] },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { label: 'Dashboard', keys: ['g', 'd'] },
      { label: 'Products', keys: ['g', 'p'] },
    ],
  },
  {
    title: 'Lists',
    shortcuts: [
      { label: 'Next row', keys: ['j'] },
      { label: 'Open the row', keys: ['Enter'] },
    ],
  },
  { title: 'Always on', isAlwaysOn: true, shortcuts: [{ label: 'Search everything', keys: ['Control', 'k'] }] },
];

const meta = preview.meta({
  title: 'Components/Overlays/ShortcutSheet',
  component: ShortcutSheet,
  tags: ['new'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { isOpen: true, groups, areOn: true, onSwitch: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await step('each group is a list with a name, and each shortcut says its keys', async () => {
      const lists = within(sheet).getAllByRole('list');
      await expect(lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent)).toEqual([
        'Anywhere',
        'Go to',
        'Lists',
        'Always on',
      ]);
      await expect(within(lists[1]!).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['DashboardGthenD', 'ProductsGthenP']);
    });
  },
});

export const Off = meta.story({ args: { areOn: false } });

function Opener({ onSwitch, onClose, ...props }: ShortcutSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(props.areOn);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Help</Button>
      <ShortcutSheet
        {...props}
        isOpen={isOpen}
        areOn={areOn}
        onSwitch={(next) => {
          setOn(next);
          onSwitch(next);
        }}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

export const Conformance = meta.story({
  render: (args) => <Opener {...args} />,
  play: ({ step }) => overlayConformance({ role: 'dialog', name: 'Keyboard shortcuts', trigger: 'Help', step }),
});

export const SwitchedOff = meta.story({
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    const toggle = await screen.findByRole('switch', { name: 'Shortcuts' });
    await expect(toggle).toBeChecked();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
    await expect(toggle).not.toBeChecked();
  },
});

const pressed = fn().mockName('pressed');
const shortcuts: readonly Shortcut[] = [
  { keys: ['n'] },
  { keys: ['j'], repeats: true },
  { keys: ['g', 'd'] },
];

function Page() {
  const [areOn, setOn] = useState(true);
  useShortcuts(shortcuts, { isOn: areOn, onPress: ({ keys }) => pressed(keys.join(' ')) });
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button onPress={() => setOn(!areOn)}>{areOn ? 'Turn off' : 'Turn on'}</Button>
      <label>
        Name <input />
      </label>
      <label>
        Rows{' '}
        <select>
          <option>10</option>
        </select>
      </label>
      <label>
        <input type="checkbox" /> All
      </label>
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu>
          <MenuItem>New order</MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  );
}

function holdDown(key: string) {
  for (const repeat of [false, true, true]) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
}

const count = (times: number) => expect(pressed).toHaveBeenCalledTimes(times);

export const Keys = meta.story({
  name: 'Shortcut keys',
  render: () => <Page />,
  beforeEach: () => {
    pressed.mockClear();
  },
  play: async ({ canvas, step }) => {
    await step('on the page, on a button and on a checkbox', async () => {
      await userEvent.keyboard('n');
      canvas.getByRole('button', { name: 'Turn off' }).focus();
      await userEvent.keyboard('gd');
      await expect(pressed).toHaveBeenLastCalledWith('g d');
      canvas.getByRole('checkbox', { name: 'All' }).focus();
      await userEvent.keyboard('n');
      await count(3);
    });
    await step('not in a field and in a list of choices', async () => {
      canvas.getByRole('textbox', { name: 'Name' }).focus();
      await userEvent.keyboard('njgd');
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('njgd');
      canvas.getByRole('combobox', { name: 'Rows' }).focus();
      await userEvent.keyboard('njgd');
      await count(3);
    });
    await step('not while a menu is open', async () => {
      const button = canvas.getByRole('button', { name: 'Actions' });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'New order' })).toHaveFocus());
      await userEvent.keyboard('njgd');
      await count(3);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('held down, only the one that repeats', async () => {
      holdDown('n');
      await count(4);
      holdDown('j');
      await count(7);
    });
    await step('not with Ctrl, and not when something has used the press', async () => {
      await userEvent.keyboard('{Control>}n{/Control}');
      const use = (event: KeyboardEvent) => event.preventDefault();
      document.body.addEventListener('keydown', use, { once: true });
      await userEvent.keyboard('n');
      await count(7);
    });
    await step('not while they are switched off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
      await userEvent.keyboard('n');
      await count(7);
      await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
      await userEvent.keyboard('n');
      await count(8);
    });
  },
});

export const LongText = meta.story({
  args: {
    groups: [{ title: 'Wherever the list of everything stands', shortcuts: [{ label: 'Go to the list of all pieces that the partner has ever listed', keys: ['g', 'p'] }] }],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Sheet = meta.story({ tags: ['sheet'] });
