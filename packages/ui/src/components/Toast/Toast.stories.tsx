import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { notify } from './notify.ts';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Product added successfully!');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Failure = meta.story({
  play: async () => {
    notify('Failed to load queue data', { tone: 'critical' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load queue data');
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
    await step('closing the last one returns to where the reader was', async () => {
      within(await region()).getByRole('button', { name: 'Close' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(save).toHaveFocus());
    });
  },
});

export const FourAtMost = meta.story({
  play: async ({ step }) => {
    for (const piece of ['Trench', 'Blazer', 'Dress', 'Knit', 'Shirt']) notify(`${piece} saved`);
    const notifications = await region();
    await waitFor(() => expect(within(notifications).getAllByRole('status')).toHaveLength(4));
    await step('the fifth waits until one has gone', async () => {
      await expect(within(notifications).queryByText('Shirt saved')).not.toBeInTheDocument();
      const [first] = within(notifications).getAllByRole('button', { name: 'Close' });
      await userEvent.click(first!);
      await expect(await within(notifications).findByText('Shirt saved')).toBeInTheDocument();
      await expect(within(notifications).getAllByRole('status')).toHaveLength(4);
    });
  },
});

const longerThanShown = { timeout: 8000 };

export const SaidAgain = meta.story({
  play: async ({ step }) => {
    const invalid = () => notify('Invalid code. Please try again.', { tone: 'critical' });
    for (const piece of ['Trench', 'Blazer', 'Dress']) notify(`${piece} saved`);
    await step('the same failure, over and over, stands once', async () => {
      for (let tries = 0; tries < 20; tries += 1) invalid();
      await expect(await screen.findAllByRole('alert')).toHaveLength(1);
      await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
    });
    await step('said again it is new, above what was said meanwhile', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
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

export const LeavesAfterFiveSeconds = meta.story({
  play: async ({ step }) => {
    notify('Product added successfully!');
    await region();
    const began = performance.now();
    await step('while the window has focus and nobody is at it', async () => {
      window.focus();
      await fireEvent.focus(window);
      await waitFor(() => expect(screen.queryByText('Product added successfully!')).not.toBeInTheDocument(), longerThanShown);
      await expect(performance.now() - began).toBeGreaterThan(4500);
    });
  },
});

export const Waits = meta.story({
  play: async ({ canvas, step }) => {
    notify('Product added successfully!');
    const notifications = await region();
    const [stops, goesOn] = [spyOn(toastQueue, 'pauseAll'), spyOn(toastQueue, 'resumeAll')];
    const during = async (come: () => unknown, go: () => unknown) => {
      for (const spy of [stops, goesOn]) spy.mockClear();
      await come();
      await waitFor(() => expect(stops).toHaveBeenCalled());
      await expect(goesOn).not.toHaveBeenCalled();
      await go();
      await waitFor(() => expect(goesOn).toHaveBeenCalled());
    };
    await step('its time stands still while it is hovered', () =>
      during(
        () => userEvent.hover(notifications),
        () => userEvent.unhover(notifications),
      ),
    );
    await step('while it has the focus', () =>
      during(
        () => userEvent.keyboard('{F6}'),
        () => canvas.getByRole('button', { name: 'Save' }).focus(),
      ),
    );
    await step('and while the window has none', () =>
      during(
        () => fireEvent.blur(window),
        () => fireEvent.focus(window),
      ),
    );
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

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    all();
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

export const Dark = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'dark' } });

export const ForcedColours = Sheet.extend({ tags: ['!sheet'], globals: { theme: 'forced' } });
