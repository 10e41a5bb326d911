import { Activity, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { Menu, MenuTrigger } from './index.ts';
import { items } from './testing/items.tsx';

const meta = preview.meta({
  title: 'Patterns/Opening a menu',
  component: Menu,
  args: { children: items, onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <Button>Bulk Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});

export const CancelledExit = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Bulk Actions' });
    await userEvent.click(trigger);
    const popover = (await screen.findByRole('menu')).parentElement!;
    await cancelExit(popover, () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Opens a menu by key, closes it by key, and extends its exit. */
async function keepLeaving(trigger: HTMLElement, key: string) {
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View Detail' })).toHaveFocus());
  const popover = menu.parentElement!;
  // Longer than the checks below take on any machine.
  popover.style.transitionDuration = '60s';
  await userEvent.keyboard(key);
  await waitFor(() => expect(popover).toHaveAttribute('data-exiting'));
}

export const ReopenedWhileLeaving = meta.story({
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Bulk Actions' });
    await keepLeaving(trigger, '{Escape}');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View Detail' })).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** Clicks like a pointer or a key, and waits for the render in the same task. */
async function click(element: HTMLElement, by: 'pointer' | 'key') {
  if (by === 'pointer') element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: by === 'pointer' ? 1 : 0 }));
  await Promise.resolve();
}

export const OpenedAgain = meta.story({
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Bulk Actions' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await step('by a pointer', async () => {
      await click(trigger, 'pointer');
      const menuThen = screen.queryByRole('menu');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(menuThen).toBeNull();
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('by a key, so that the next key reaches it', async () => {
      await click(trigger, 'key');
      await expect(screen.getByRole('menuitem', { name: 'View Detail' })).toHaveFocus();
    });
  },
});

function Hideable() {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <MenuTrigger>
          <Button>Bulk Actions</Button>
          <Menu>{items}</Menu>
        </MenuTrigger>
      </Activity>
      <label>
        <input type="checkbox" checked={isHidden} onChange={() => setHidden(!isHidden)} /> Hide
      </label>
    </>
  );
}

export const HiddenWhileLeaving = meta.story({
  render: () => <Hideable />,
  play: async ({ canvas }) => {
    await keepLeaving(canvas.getByRole('button', { name: 'Bulk Actions' }), '{Enter}');
    canvas.getByRole('checkbox').click();
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument());
    canvas.getByRole('checkbox').click();
    (await canvas.findByRole('button', { name: 'Bulk Actions' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View Detail' })).toHaveFocus());
  },
});
