import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview, { listen } from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { notify, withdraw } from './notify.ts';
import { Toasts } from './Toasts.tsx';
import { toastQueue } from './toastQueue.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: Toasts,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => () => toastQueue.clear(),
  render: () => (
    <>
      <Button onPress={() => notify('Product added successfully!')}>Save</Button>
      <Toasts />
    </>
  ),
});

const region = () => screen.findByRole('region', { name: 'Notifications' });

export const Success = meta.story({
  play: async ({ canvas }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Product added successfully!');
    await expect(heard()).toEqual(['Product added successfully!']);
  },
});

export const Failure = meta.story({
  play: async () => {
    notify('Failed to load queue data', { tone: 'critical' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load queue data');
  },
});

/** Another place announces it, for example the field in error. */
export const OnlySeen = meta.story({
  play: async () => {
    const heard = listen();
    notify('The email has already been taken.', { tone: 'critical', isAnnounced: false });
    await expect(await screen.findByText('The email has already been taken.')).toBeInTheDocument();
    await expect(heard()).toEqual([]);
  },
});

export const FailureWithDetail = meta.story({
  play: async ({ step }) => {
    const detail = 'The server could not be reached.';
    notify('Failed to update refund status', { tone: 'critical', detail });
    await step('the detail describes it', async () => {
      const toast = await screen.findByRole('group', { name: 'Failed to update refund status' });
      await expect(toast).toHaveAccessibleDescription(detail);
    });
    await step('another detail makes it another message', async () => {
      notify('Failed to update refund status', { tone: 'critical', detail: 'This refund is already decided.' });
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    });
  },
});

export const Cleared = meta.story({
  play: async ({ step }) => {
    await step('shown messages and waiting ones are removed', async () => {
      for (const piece of ['Dress', 'Trench', 'Blazer', 'Coat', 'Skirt']) notify(`${piece} added`);
      await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(4));
      withdraw();
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    });
    await step('a later message is shown', async () => {
      notify('Signed in');
      await expect(await screen.findByRole('status')).toHaveTextContent('Signed in');
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    await step('F6 goes to the notifications', async () => {
      const notifications = await region();
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(notifications.contains(document.activeElement)).toBe(true));
    });
    await step('closing the last one returns the focus', async () => {
      within(await region()).getByRole('button', { name: 'Close' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(save).toHaveFocus());
    });
  },
});

export const ClosedByKeyboard = meta.story({
  play: async () => {
    for (const piece of ['Trench', 'Blazer', 'Dress']) notify(`${piece} saved`);
    const closeOf = (piece: string) => within(screen.getByRole('group', { name: `${piece} saved` })).getByRole('button', { name: 'Close' });
    await screen.findByText('Dress saved');
    closeOf('Blazer').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Trench saved' })).toHaveFocus());
    closeOf('Trench').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Dress saved' })).toHaveFocus());
  },
});

export const AtMostFour = meta.story({
  play: async ({ step }) => {
    for (const piece of ['Trench', 'Blazer', 'Dress', 'Knit', 'Shirt']) notify(`${piece} saved`);
    const notifications = await region();
    await waitFor(() => expect(within(notifications).getAllByRole('status')).toHaveLength(4));
    await step('the fifth is shown after one was closed', async () => {
      await expect(within(notifications).queryByText('Shirt saved')).not.toBeInTheDocument();
      const [first] = within(notifications).getAllByRole('button', { name: 'Close' });
      await userEvent.click(first!);
      await expect(await within(notifications).findByText('Shirt saved')).toBeInTheDocument();
      await expect(within(notifications).getAllByRole('status')).toHaveLength(4);
    });
  },
});

export const TogetherInOrder = meta.story({
  play: async () => {
    const shown = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
    for (const text of ['Name', 'Email', 'Password', 'Confirm Password', 'Terms']) notify(text, { tone: 'critical' });
    await waitFor(() => expect(shown()).toEqual(['Name', 'Email', 'Password', 'Confirm Password']));
    withdraw('Terms');
    withdraw('Email');
    await waitFor(() => expect(shown()).toEqual(['Name', 'Password', 'Confirm Password']));
  },
});

export const BehindNoFocus = meta.story({
  name: 'Focus beside toasts',
  render: () => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <Button isFullWidth>Behind</Button>
      <div style={{ blockSize: '150vh' }} />
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Behind' });
    button.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -100);
    button.focus();
    notify('Failed to load queue data', { tone: 'critical' });
    const bottom = async () => (await region()).getBoundingClientRect().bottom;
    await waitFor(async () => expect(button.getBoundingClientRect().top).toBeGreaterThan(await bottom()));
  },
});

export const RepeatedMessage = meta.story({
  play: async ({ step }) => {
    const invalid = () => notify('Invalid code. Please try again.', { tone: 'critical' });
    for (const piece of ['Trench', 'Blazer', 'Dress']) notify(`${piece} saved`);
    await step('a repeated failure is shown once', async () => {
      for (let tries = 0; tries < 20; tries += 1) invalid();
      await expect(await screen.findAllByRole('alert')).toHaveLength(1);
      await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
    });
    await step('shown again it is a new alert above later messages', async () => {
      await userEvent.click(within(screen.getByRole('group', { name: 'Trench saved' })).getByRole('button', { name: 'Close' }));
      const before = screen.getByRole('alert');
      notify('Knit saved');
      await screen.findByText('Knit saved');
      invalid();
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
      await expect(screen.getByRole('region').querySelector('[role="alert"], [role="status"]')).toHaveTextContent('Invalid code');
    });
  },
});

export const DismissedAfterFiveSeconds = meta.story({
  play: async ({ step }) => {
    const began = performance.now();
    notify('Product added successfully!');
    await region();
    await step('without hover or focus it is dismissed after five seconds', async () => {
      window.focus();
      await fireEvent.focus(window);
      await waitFor(() => expect(screen.queryByText('Product added successfully!')).not.toBeInTheDocument());
      await expect(performance.now() - began).toBeGreaterThan(4500);
    });
  },
});

export const PausesItsTimer = meta.story({
  play: async ({ canvas, step }) => {
    notify('Product added successfully!');
    const notifications = await region();
    const [pauses, resumes] = [spyOn(toastQueue, 'pauseAll'), spyOn(toastQueue, 'resumeAll')];
    const during = async (come: () => unknown, go: () => unknown) => {
      for (const spy of [pauses, resumes]) spy.mockClear();
      await come();
      await waitFor(() => expect(pauses).toHaveBeenCalled());
      await expect(resumes).not.toHaveBeenCalled();
      await go();
      await waitFor(() => expect(resumes).toHaveBeenCalled());
    };
    await step('its timer is paused while it is hovered', () =>
      during(
        () => userEvent.hover(notifications),
        () => userEvent.unhover(notifications),
      ),
    );
    await step('its timer is paused while it has the focus', () =>
      during(
        () => userEvent.keyboard('{F6}'),
        () => canvas.getByRole('button', { name: 'Save' }).focus(),
      ),
    );
    await step('its timer is paused while the window has no focus', () =>
      during(
        () => fireEvent.blur(window),
        () => fireEvent.focus(window),
      ),
    );
  },
});

const ring = () => document.querySelector('[data-toast] circle:last-child')!;

export const Undo = meta.story({
  render: () => (
    <>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Trench" style={{ inlineSize: 24, blockSize: 24 }} />
      <Toasts />
    </>
  ),
  play: async ({ canvas, step }) => {
    const onUndo = fn();
    const earlier = fn();
    notify('1 product updated', { onUndo: earlier });
    await screen.findByText('1 product updated');
    await step('a later one takes the place of the one before', async () => {
      notify('12 products updated', { onUndo });
      await screen.findByText('12 products updated');
      await waitFor(() => expect(screen.queryByText('1 product updated')).not.toBeInTheDocument());
    });
    await step('it is announced without its seconds, and has no cross', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent(/^12 products updated$/);
      await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    });
    await step('in a text field the keys undo what was typed there', async () => {
      canvas.getByRole('textbox', { name: 'Search' }).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(onUndo).not.toHaveBeenCalled();
    });
    await step('elsewhere they undo, once', async () => {
      canvas.getByRole('checkbox', { name: 'Trench' }).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('12 products updated')).not.toBeInTheDocument());
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(onUndo).toHaveBeenCalledOnce();
      await expect(earlier).not.toHaveBeenCalled();
    });
    await step('the button undoes too', async () => {
      notify('Filters cleared', { onUndo });
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(onUndo).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(screen.queryByText('Filters cleared')).not.toBeInTheDocument());
    });
  },
});

export const UndoForEightSeconds = meta.story({
  play: async ({ step }) => {
    const onUndo = fn();
    window.focus();
    await fireEvent.focus(window);
    const began = performance.now();
    notify('12 products updated', { onUndo });
    const notifications = await region();
    let hovered = 0;
    await step('hovered, the ring and its seconds pause', async () => {
      await userEvent.hover(notifications);
      const from = performance.now();
      await waitFor(() => expect(getComputedStyle(ring()).animationPlayState).toBe('paused'));
      await userEvent.unhover(notifications);
      await waitFor(() => expect(getComputedStyle(ring()).animationPlayState).toBe('running'));
      hovered = performance.now() - from;
    });
    await waitFor(() => expect(screen.queryByText('12 products updated')).not.toBeInTheDocument(), { timeout: 15_000 });
    await expect(performance.now() - began).toBeGreaterThan(7500 + hovered / 2);
    await expect(onUndo).not.toHaveBeenCalled();
  },
});

const all = () => {
  notify('New support ticket created!', { tone: 'info' });
  notify('Please select at least one product.', { tone: 'warning' });
  notify('Failed to load queue data', { tone: 'critical' });
  notify('Product added successfully!');
};

export const LongText = meta.story({
  play: async () => {
    notify(
      'The piece could not be saved, because its pictures are larger than the server takes. Donaudampfschifffahrtsgesellschaftskapitänsmütze.',
      { tone: 'critical' },
    );
    await region();
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  play: async () => {
    all();
    await region();
  },
});
