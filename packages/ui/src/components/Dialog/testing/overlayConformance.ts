import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

interface Overlay {
  /** The role of the open overlay. */
  role: 'dialog' | 'alertdialog' | 'menu';
  /** The name of the open overlay. */
  name: string;
  /** The name of the button that opens it. */
  trigger: string;
  /** The name of the button or item that is focused first. @default the overlay or anything inside it */
  startsOn?: string;
  /** The name of a button inside that opens the same overlay once more. */
  nested?: string;
  step: Step;
}

/** Presses the page behind an overlay as the second press of a double press, with the click count of a browser. */
export async function pressTwiceOutside(): Promise<void> {
  const { body } = document;
  await fireEvent.pointerDown(body, { button: 0, pointerType: 'mouse' });
  await fireEvent.mouseDown(body, { button: 0, detail: 2 });
  await fireEvent.pointerUp(body, { button: 0, pointerType: 'mouse' });
  await fireEvent.mouseUp(body, { button: 0, detail: 2 });
  await fireEvent.click(body, { button: 0, detail: 2 });
}

/** Returns the element in the first corner of the window that the overlay leaves free. */
function outsideOf(overlay: Element): Element {
  const corners = [
    [1, 1],
    [innerWidth - 2, 1],
    [1, innerHeight - 2],
    [innerWidth - 2, innerHeight - 2],
  ] as const;
  const hit = corners.map(([x, y]) => document.elementFromPoint(x, y)).find((element) => element !== null && !overlay.contains(element));
  if (!hit) throw new Error('The overlay covers every corner of the window.');
  return hit;
}

/** The behaviour of every overlay. */
export async function overlayConformance({ role, name, trigger, startsOn, nested, step }: Overlay): Promise<void> {
  const button = screen.getByRole('button', { name: trigger });

  const open = async () => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    const overlay = await screen.findByRole(role, { name });
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    return overlay;
  };

  const isClosed = async () => {
    await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  };

  await step('opens by keyboard and is focused', async () => {
    const overlay = await open();
    if (startsOn === undefined) return;
    const first = within(overlay).getByRole(role === 'menu' ? 'menuitem' : 'button', { name: startsOn });
    await waitFor(() => expect(first).toHaveFocus());
  });

  await step('the page behind is inert and does not scroll', async () => {
    await expect(button.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  if (role !== 'menu') {
    await step('Tab and Shift+Tab stay inside', async () => {
      const overlay = screen.getByRole(role, { name });
      const stops = overlay.querySelectorAll('button, a[href], input, select, textarea').length;
      for (let press = 0; press <= stops; press += 1) {
        await userEvent.tab();
        await expect(overlay.contains(document.activeElement)).toBe(true);
      }
      for (let press = 0; press <= stops; press += 1) {
        await userEvent.tab({ shift: true });
        await expect(overlay.contains(document.activeElement)).toBe(true);
      }
    });
  }

  await step('Escape closes it and focus returns to the trigger', async () => {
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  await step('the second press of a double press outside leaves it open', async () => {
    await userEvent.click(button);
    const overlay = await screen.findByRole(role, { name });
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await pressTwiceOutside();
    await expect(overlay).toBeInTheDocument();
    await expect(overlay.closest('[data-exiting]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  await step('a press outside keeps the focus in it until its end, which closes it and returns the focus to the trigger', async () => {
    const overlay = await open();
    const user = userEvent.setup();
    const outside = outsideOf(overlay);
    await user.pointer({ keys: '[MouseLeft>]', target: outside });
    const keepsFocus = () => expect(overlay.contains(document.activeElement)).toBe(true);
    // A backdrop takes no focus. Beside a popover the press reaches the body, and React Aria moves the focus back in the next frame.
    await (outside === document.body ? waitFor(keepsFocus) : keepsFocus());
    await user.pointer({ keys: '[/MouseLeft]' });
    await isClosed();
  });

  if (nested !== undefined) {
    await step('of two, Escape closes only the upper one', async () => {
      const lower = await open();
      const inner = within(lower).getByRole('button', { name: nested });
      inner.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(lower.contains(document.activeElement)).toBe(false));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(inner).toHaveFocus());
      await expect(screen.getByRole(role, { name })).toBe(lower);
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
  }
}
