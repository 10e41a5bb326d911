import { type ReactNode, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressTwiceOutside } from '../../Dialog/testing/overlayConformance.ts';
import type { SelectOption } from '../selectOption.ts';

/** The props that the suite needs of a select. */
export interface SelectSpecimen {
  label: string;
  name: string;
  options: readonly SelectOption[];
  defaultValue?: string;
  autoComplete?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (value: string) => void;
}

const options: readonly SelectOption[] = [
  { value: 'available', label: 'Available' },
  { value: 'rented', label: 'Rented', isDisabled: true },
  { value: 'maintenance', label: 'Under Maintenance' },
  { value: 'unlisted', label: 'Unlisted' },
];

/** A form with a chosen, a required and a disabled select, for `selectConformance`. */
export function SelectSpecimens({ children }: { children: (specimen: SelectSpecimen) => ReactNode }) {
  const [choices, setChoices] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(0);
  return (
    <form
      aria-label="Specimens"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      {children({
        label: 'Status',
        name: 'status',
        options,
        defaultValue: 'maintenance',
        autoComplete: 'on',
        onChange: (value) => setChoices((before) => [...before, value]),
      })}
      {children({ label: 'Place', name: 'place', options, isRequired: true })}
      {children({ label: 'Off', name: 'off', options, isDisabled: true })}
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
      <output aria-label="Choices">{choices.join(' ')}</output>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
}

interface SelectBehavior {
  /** A key that chooses an option removes the browser's message that one is required. */
  endsRefusalByKey: boolean;
}

interface PlayContext {
  canvasElement: HTMLElement;
  step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Presses and releases a key in one task, in which React does only urgent work. */
export async function hitKey(key: string) {
  for (const type of ['keydown', 'keyup']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
}

/** The behaviour of every select, tested on `SelectSpecimens`. */
export function selectConformance({ endsRefusalByKey }: SelectBehavior) {
  return async ({ canvasElement, step }: PlayContext) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Specimens' });
    const status = canvas.getByRole('button', { name: /Status/ });
    const place = canvas.getByRole('button', { name: /Place/ });
    const stored = (name: string) => new FormData(form).get(name);
    const option = (name: string) => screen.findByRole('option', { name });
    const choices = () => canvas.getByRole('status', { name: 'Choices' });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(status).toHaveFocus());
    };
    const reset = () => userEvent.click(canvas.getByRole('button', { name: 'Reset' }));

    const reached: string[] = [];
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented || reached.push(key);
    document.addEventListener('keydown', listen);

    await step('its name has its label and the chosen option', async () => {
      await expect(status).toHaveAccessibleName(expect.stringMatching(/Status/));
      await expect(status).toHaveAccessibleName(expect.stringMatching(/Under Maintenance/));
    });
    await step('Left and Right choose while it is closed, skip a disabled option and stop at the ends', async () => {
      status.focus();
      for (const [key, value] of [['Left', 'available'], ['Left', 'available'], ['Right', 'maintenance'], ['Right', 'unlisted'], ['Right', 'unlisted']]) {
        await userEvent.keyboard(`{Arrow${key}}`);
        await expect(stored('status')).toBe(value);
      }
      await expect(choices()).toHaveTextContent('available maintenance unlisted');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('letters choose while it is closed, in either case and over several words', async () => {
      await userEvent.keyboard('A');
      await expect(stored('status')).toBe('available');
      // A letter that starts no option ends the typed word.
      await userEvent.keyboard('x');
      await userEvent.keyboard('under m');
      await expect(stored('status')).toBe('maintenance');
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(reached).toEqual(['x']);
    });
    await step('a letter does not choose a disabled option, and keys that do nothing reach the page', async () => {
      await userEvent.keyboard('xr{Alt>}{ArrowLeft}{/Alt}');
      await expect(stored('status')).toBe('maintenance');
      await expect(reached).toEqual(['x', 'x', 'r', 'Alt', 'ArrowLeft']);
    });
    reached.length = 0;

    await step('Enter, Space, Down and Up open it on the chosen option', async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
        await userEvent.keyboard(key);
        const chosen = await option('Under Maintenance');
        await waitFor(() => expect(chosen).toHaveFocus());
        await expect(status).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{Escape}');
        await isClosed();
      }
    });
    await step('Escape in the list chooses nothing and does not reach the page', async () => {
      await expect(stored('status')).toBe('maintenance');
      await expect(reached).toEqual([]);
    });
    await step('keys that follow at once reach the list', async () => {
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await hitKey(key);
      await waitFor(() => expect(stored('status')).toBe('unlisted'));
      await isClosed();
    });
    await step('without a choice Down opens it on the first option, Up on the last', async () => {
      for (const [key, name] of [['{ArrowDown}', 'Available'], ['{ArrowUp}', 'Unlisted']] as const) {
        place.focus();
        await userEvent.keyboard(key);
        const first = await option(name);
        await waitFor(() => expect(first).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      }
    });

    await step('a mouse opens it when its button goes down, and the second press of a double press leaves it open', async () => {
      const user = userEvent.setup();
      await user.pointer({ keys: '[MouseLeft>]', target: status });
      const list = await screen.findByRole('listbox', { name: 'Status' });
      await user.pointer({ keys: '[/MouseLeft]', target: status });
      await pressTwiceOutside();
      await expect(list.closest('[data-exiting]')).toBeNull();
    });
    await step('a press on an option chooses it', async () => {
      await userEvent.click(await option('Available'));
      await expect(stored('status')).toBe('available');
      await isClosed();
    });
    await step('a finger opens it when it is lifted', async () => {
      const user = userEvent.setup();
      await user.pointer({ keys: '[TouchA>]', target: status });
      await expect(screen.queryByRole('listbox')).toBeNull();
      await user.pointer({ keys: '[/TouchA]', target: status });
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('a press on the label focuses it and opens nothing', async () => {
      place.focus();
      await userEvent.click(canvas.getByText('Status'));
      await isClosed();
    });

    await step('the browser can fill it in', async () => {
      const native = form.querySelector<HTMLSelectElement>('select[name="status"]')!;
      await expect(native.autocomplete).toBe('on');
      await expect([...native.options].map(({ text }) => text.trim())).toEqual(['', ...options.map(({ label }) => label)]);
      await fireEvent.change(native, { target: { value: 'unlisted' } });
      await expect(status).toHaveAccessibleName(expect.stringMatching(/Unlisted/));
    });
    await step('a form reset restores it', async () => {
      await reset();
      await waitFor(() => expect(status).toHaveAccessibleName(expect.stringMatching(/Under Maintenance/)));
      await expect(stored('status')).toBe('maintenance');
      await expect(choices()).toHaveTextContent(/ unlisted maintenance$/);
    });
    await step('the browser requires it: a line under it says so, and it has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(place).toHaveAccessibleDescription(/./));
      await expect(place).toHaveFocus();
      await expect(canvas.getByRole('status', { name: 'Sent' })).toHaveTextContent('0');
    });
    await step('an option that is chosen removes the line, and the form is sent', async () => {
      await userEvent.keyboard(endsRefusalByKey ? 'u' : '{Enter}{ArrowUp}{Enter}');
      await waitFor(() => expect(place).not.toHaveAccessibleDescription());
      await waitFor(() => expect(place).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('status', { name: 'Sent' })).toHaveTextContent('1');
    });
    await step('disabled, it is not focused, opened or sent', async () => {
      const off = canvas.getByRole('button', { name: /Off/ });
      await userEvent.click(canvas.getByText('Off'));
      await userEvent.click(off);
      await expect(off).not.toHaveFocus();
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(stored('off')).toBeNull();
    });
    document.removeEventListener('keydown', listen);
  };
}
