import { useState } from 'react';
import { expect, fn, type Mock, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const rented = (date: string) => (['2026-12-12', '2026-12-13'].includes(date) ? `Rented out on ${Number(date.slice(-2))} December` : undefined);

const onSubmit = fn().mockName('onSubmit');

const meta = preview.meta({
  title: 'Components/Fields/DateField',
  component: DateField,
  tags: ['stable'],
  args: { label: 'Blackout date', name: 'date', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
});

export const Empty = meta.story();

export const Selected = meta.story({ args: { defaultValue: '2026-12-24' } });

export const WithError = meta.story({ args: { defaultValue: '2026-12-24', errorMessage: 'The date must be a date after today.' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '2026-12-24' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '2026-12-24' } });

export const TypedInSegments = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('a press on the label focuses the first segment', async () => {
      await userEvent.click(canvas.getByText('Blackout date'));
      await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
    });
    await step('digits fill the segments in order', async () => {
      await userEvent.keyboard('24122026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    });
    await step('on blur the formatted date is shown', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByText('24 Dec 2026')).toBeVisible();
    });
  },
});

async function openCalendar() {
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

export const Keyboard = meta.story({
  args: { defaultValue: '2026-12-24' },
  play: async ({ args, canvas, step }) => {
    await step('Tab moves through the segments to the calendar', async () => {
      for (const part of [/day/, /month/, /year/]) {
        await userEvent.tab();
        await expect(canvas.getByRole('spinbutton', { name: part })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus();
    });
    await step('Enter opens the calendar on the selected day', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getByRole('button', { name: /24 December 2026/ })).toHaveFocus());
    });
    await step('arrow keys move by day and by week, Page Up and Page Down by month', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByRole('button', { name: /25 December 2026/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('button', { name: /18 December 2026/ })).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(screen.getByRole('button', { name: /18 November 2026/ })).toHaveFocus();
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(screen.getByRole('button', { name: /18 January 2027/ })).toHaveFocus();
    });
    await step('Enter selects, closes and returns focus to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-18');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
    });
    await step('Space opens it, Escape closes it without selecting', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('button', { name: /18 January 2027/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('Up and Down change a segment', async () => {
      canvas.getByRole('spinbutton', { name: /day/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-19');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-18');
    });
  },
});

export const UnavailableDays = meta.story({
  args: { defaultValue: '2026-12-11', unavailableReason: rented },
  play: async ({ args, canvas, step }) => {
    const dialog = await openCalendar();
    await step('an unavailable day can be focused and is described by the reason', async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: /11 December 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await expect(dialog.getByRole('status')).toHaveTextContent('Rented out on 12 December');
    });
    await step('it cannot be selected', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('typing it shows the same reason as an error', async () => {
      await userEvent.click(canvas.getByText('Blackout date'));
      await userEvent.keyboard('12');
      await expect(canvas.getByRole('group', { name: 'Blackout date' })).toHaveAccessibleDescription(
        expect.stringContaining('Rented out on 12 December'),
      );
    });
  },
});

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

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ paddingBlock: '45vh' }}>
      <DateField {...args} />
    </div>
  ),
  args: { defaultValue: '2026-11-22', unavailableReason: rented },
  play: async () => {
    const dialog = await openCalendar();
    const last = await dialog.findByRole('button', { name: /30 November 2026/ });
    const popover = last.closest('section')!.parentElement!;
    await waitFor(() => expect(popover.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(popover.scrollHeight).toBe(popover.clientHeight);
    await expect(popover.scrollWidth).toBe(popover.clientWidth);
  },
});

export const DoublePress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await pressTwiceOutside();
    await expect(dialog.closest('[data-exiting]')).toBeNull();
  },
});

export const CancelledExit = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const popover = (await screen.findByRole('dialog')).parentElement!;
    await cancelExit(popover, () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <DateField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({
    role: 'spinbutton',
    describedRole: 'group',
    requiredIn: 'name',
    edit: async (control) => {
      control.focus();
      await userEvent.keyboard('24122026');
    },
  }),
});

export const DescribedOutside = meta.story({
  args: { defaultValue: '2026-12-24' },
  render: (args) => (
    <DescribedByContext value="was">
      <DateField {...args} />
      <p id="was">Was 20 Dec 2026</p>
    </DescribedByContext>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('group', { name: 'Blackout date' });
    await step('a line beside the field describes it', async () => {
      await expect(field).toHaveAccessibleDescription(/Was 20 Dec 2026/);
    });
    await step('a refused key adds its own line', async () => {
      canvas.getByRole('spinbutton', { name: /day/ }).focus();
      await userEvent.keyboard('x');
      await expect(field).toHaveAccessibleDescription(/Use a day like.*Was 20 Dec 2026/);
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'A day on which the piece stays in the store whatever a traveler asks',
    defaultValue: '2026-12-24',
    description: 'Travelers are told that the piece is not to be had on this day, without the reason.',
  },
});

export const Open = meta.story({
  tags: ['sheet'],
  args: { defaultValue: '2026-12-24', unavailableReason: rented },
  play: async () => {
    const dialog = await openCalendar();
    await waitFor(() => expect(dialog.getByRole('gridcell', { selected: true })).toBeVisible());
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <DateField label="Empty" />
      <DateField label="Chosen" defaultValue="2026-12-24" description="Weeks begin on Monday" />
      <DateField label="In error" defaultValue="2026-12-24" errorMessage="The date must be a date after today." />
      <DateField label="Read-only" isReadOnly defaultValue="2026-12-24" />
      <DateField label="Disabled" isDisabled defaultValue="2026-12-24" />
    </div>
  ),
});
