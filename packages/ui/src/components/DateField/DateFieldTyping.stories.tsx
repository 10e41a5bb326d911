import { useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const onSubmit = fn().mockName('onSubmit');

const meta = preview.meta({
  title: 'Patterns/Typing a day',
  component: DateField,
  args: { label: 'Blackout date', name: 'date', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
});

/** A form that keeps the chosen day. */
function FormWithDay({ onChange, ...args }: DateFieldProps) {
  const [value, setValue] = useState<string | null>('2026-12-24');
  return (
    <Form aria-label="Product" onSubmit={onSubmit}>
      <DateField
        {...args}
        value={value}
        onChange={(date) => {
          setValue(date);
          onChange?.(date);
        }}
      />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const TypedInOtherWays = meta.story({
  render: (args) => <FormWithDay {...args} />,
  beforeEach: () => void onSubmit.mockClear(),
  play: async ({ args, canvas, step }) => {
    const type = async (keys: string) => {
      canvas.getByRole('spinbutton', { name: /day/ }).focus();
      await userEvent.keyboard(keys);
    };
    const habits = [
      ['1/2/2027', '2027-02-01'],
      ['1.2.27', '2027-02-01'],
      ['2026-12-24', '2026-12-24'],
      ['1 Feb 2027', '2027-02-01'],
      ['1 de febrero de 2027', '2027-02-01'],
    ] as const;
    for (const [keys, day] of habits) {
      await step(`${keys} is ${day}`, async () => {
        await type(keys);
        await expect(args.onChange).toHaveBeenLastCalledWith(day);
        await expect(canvas.queryByRole('alert')?.textContent ?? '').toBe('');
      });
    }
    await step('Backspace takes back the last character', async () => {
      await type('24/12/8{Backspace}27');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-24');
    });
    await step('left, a year of two digits is shown in full', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('24 Dec 2027')).toBeVisible();
    });
    await step('a year before 1900 is refused in words, and the form is not sent', async () => {
      (args.onChange as Mock).mockClear();
      await type('24/12/1826');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('group', { name: 'Blackout date' })).toHaveAccessibleDescription(/The year must be 1900 or later/);
      await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus();
      await expect(onSubmit).not.toHaveBeenCalled();
      await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^(?!20)/));
    });
    await step('mended, it is sent', async () => {
      await userEvent.keyboard('2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const PastedDay = meta.story({
  play: async ({ args, canvas, step }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    const paste = async (text: string) => {
      first!.focus();
      await userEvent.paste(text);
    };
    await step('letters that begin no month', async () => {
      first!.focus();
      await userEvent.keyboard('x');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Use a day like 24/12/2026');
      await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Use a day like 24/12/2026');
    });
    await step('a day', async () => {
      await paste('Dec 24, 2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('another text', async () => {
      await paste('12/24/2026');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Use a day like 24/12/2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    });
  },
});

export const IncompleteDay = meta.story({
  render: (args) => <FormWithDay {...args} />,
  beforeEach: () => void onSubmit.mockClear(),
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Blackout date' });
    const incomplete = expect.stringContaining('Enter a complete date') as string;
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await step('while it is typed it is no error', async () => {
      month.focus();
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(group).not.toHaveAccessibleDescription(incomplete);
    });
    await step('left, it is; the day that it was is not shown in its place', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(group).toHaveAccessibleDescription(incomplete);
      await expect(canvas.queryByText('24 Dec 2026')).not.toBeInTheDocument();
    });
    await step('the form is not sent, and the first empty segment has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).not.toHaveBeenCalled();
      await expect(month).toHaveFocus();
    });
    await step('completed, it is sent', async () => {
      await userEvent.keyboard('11');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
      await expect(group).not.toHaveAccessibleDescription(incomplete);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const MissingDay = meta.story({
  name: 'Impossible day',
  render: (args) => <FormWithDay {...args} />,
  beforeEach: () => void onSubmit.mockClear(),
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('group', { name: 'Blackout date' });
    const missing = expect.stringContaining('This date does not exist') as string;
    const typed = () => canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent);
    await step('left, it says so, and no other day is in its place', async () => {
      canvas.getByRole('spinbutton', { name: /day/ }).focus();
      await userEvent.keyboard('31022027');
      await expect(group).not.toHaveAccessibleDescription(missing);
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(group).toHaveAccessibleDescription(missing));
      await expect(typed()).toEqual(['31', '02', '2027']);
      await expect(args.onChange).not.toHaveBeenCalledWith('2027-02-28');
    });
    await step('its form is not sent, and the day has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
    });
    await step('mended, it is sent', async () => {
      await userEvent.keyboard('28');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
      await expect(group).not.toHaveAccessibleDescription(missing);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
});
