import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { Eye } from '../../icons/Eye.tsx';
import { Trash } from '../../icons/Trash.tsx';
import { Button } from '../Button/Button.tsx';
import { overlayConformance } from '../Dialog/testing/overlayConformance.ts';
import { RouterProvider } from '../Link/RouterProvider.tsx';
import { type Key, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './index.ts';
import { items } from './testing/items.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Menu',
  component: Menu,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { children: items, onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <Button>
        Bulk Actions <CaretDownBold size={14} />
      </Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});

export const Default = meta.story();

export const WithHeader = meta.story({
  args: { header: 'Marta Vidal' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk Actions' }));
    const menu = await screen.findByRole('menu', { name: 'Bulk Actions' });
    const header = screen.getByText('Marta Vidal');
    await waitFor(() => expect(header).toBeVisible());
    await expect(header.compareDocumentPosition(menu)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(menu).not.toContainElement(header);
  },
});

export const Conformance = meta.story({
  play: ({ step }) =>
    overlayConformance({ role: 'menu', name: 'Bulk Actions', trigger: 'Bulk Actions', startsOn: 'View Detail', step }),
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Bulk Actions' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await step('Space and arrow down open it on the first item, arrow up on the last', async () => {
      trigger.focus();
      await userEvent.keyboard(' ');
      await screen.findByRole('menu');
      await waitFor(() => expect(item('View Detail')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu');
      await waitFor(() => expect(item('View Detail')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await screen.findByRole('menu');
      await waitFor(() => expect(item('Delete Selected')).toHaveFocus());
    });
    await step('arrow keys wrap around, Home and End move to the ends', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('View Detail')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item('Delete Selected')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item('View Detail')).toHaveFocus();
    });
    await step('letters focus the item that begins with them', async () => {
      await userEvent.keyboard('ch');
      await expect(item('Chat Support')).toHaveFocus();
    });
    await step('Enter selects the item and closes the menu', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('chat', undefined);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

const followed = fn();

export const Links = meta.story({
  beforeEach: () => {
    followed.mockClear();
  },
  render: () => (
    <RouterProvider navigate={followed}>
      <MenuTrigger>
        <Button>Profile</Button>
        <Menu>
          <MenuItem href="/settings">Settings</MenuItem>
          <MenuItem href="javascript:void 0">Unsafe</MenuItem>
        </Menu>
      </MenuTrigger>
    </RouterProvider>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    await step('an item with an unsafe URL is not a link', async () => {
      const item = await screen.findByRole('menuitem', { name: 'Unsafe' });
      await expect(item).not.toHaveAttribute('href');
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    });
    await step('an item with a URL navigates to it', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
      await expect(followed).toHaveBeenCalledWith('/settings', undefined);
    });
  },
});

export const SingleSelection = meta.story({
  render: function Render() {
    const [theme, setTheme] = useState<Key>('system');
    return (
      <MenuTrigger>
        <Button>Profile</Button>
        <Menu>
          <MenuItem>Settings</MenuItem>
          <MenuSection title="Theme" selectedKey={theme} onSelectionChange={setTheme}>
            <MenuItem id="light">Light</MenuItem>
            <MenuItem id="dark">Dark</MenuItem>
            <MenuItem id="system">System</MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem>Logout</MenuItem>
        </Menu>
      </MenuTrigger>
    );
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Profile' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('group', { name: 'Theme' })).toBeInTheDocument();
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await step('selecting another item unselects the first', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.click(trigger);
      await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
      await expect(screen.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
    });
  },
});

export const Switches = meta.story({
  render: function Render() {
    const [areOn, setOn] = useState(true);
    return (
      <MenuTrigger>
        <Button>Profile</Button>
        <Menu>
          <MenuItem shortcut="?">Keyboard shortcuts</MenuItem>
          <MenuSection aria-label="Keyboard" switchedOn={areOn ? ['shortcuts'] : []} onSwitch={(_, isOn) => setOn(isOn)}>
            <MenuItem id="shortcuts">Shortcuts</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    );
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const toggle = await screen.findByRole('menuitemcheckbox', { name: 'Shortcuts' });
    await expect(toggle).toBeChecked();
    await step('the key of an item is its description', async () => {
      await expect(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveAccessibleDescription('?');
    });
    await step('Space switches an item off and on, and the menu stays open', async () => {
      await userEvent.keyboard('{End} ');
      await waitFor(() => expect(toggle).not.toBeChecked());
      await userEvent.keyboard(' ');
      await waitFor(() => expect(toggle).toBeChecked());
      await expect(toggle).toHaveFocus();
    });
    await step('Enter switches it and closes the menu', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
      await expect(await screen.findByRole('menuitemcheckbox', { name: 'Shortcuts' })).not.toBeChecked();
    });
  },
});

export const SharedByRows = meta.story({
  render: function Render(args) {
    const [row, setRow] = useState<string>();
    const trigger = useRef<HTMLElement>(null);
    return (
      <>
        {['Trench', 'Blazer'].map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="menu"
            aria-expanded={row === name}
            onClick={(event) => {
              trigger.current = event.currentTarget;
              setRow(name);
            }}
          >
            Actions for {name}
          </button>
        ))}
        <Menu
          aria-label={`Actions for ${row}`}
          triggerRef={trigger}
          isOpen={row !== undefined}
          onOpenChange={() => setRow(undefined)}
          onAction={args.onAction}
        >
          {items}
        </Menu>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const second = canvas.getByRole('button', { name: 'Actions for Blazer' });
    await userEvent.click(second);
    await screen.findByRole('menu', { name: 'Actions for Blazer' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'View Detail' }));
    await expect(args.onAction).toHaveBeenCalledWith('view', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
  },
});

const opened = async () => {
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
};

export const LongText = meta.story({
  args: {
    children: (
      <>
        <MenuItem icon={<Eye size={18} />}>Show everything that is known about this piece and its way to the traveler</MenuItem>
        <MenuItem icon={<Trash size={18} />} tone="critical">
          Donaudampfschifffahrtsgesellschaftskapitänsmütze
        </MenuItem>
      </>
    ),
  },
  play: opened,
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: {
    children: (
      <>
        <MenuSection title="Theme" selectedKey="dark">
          <MenuItem id="light">Light</MenuItem>
          <MenuItem id="dark">Dark</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem isDisabled>Not now</MenuItem>
        {items}
      </>
    ),
  },
  play: opened,
});
