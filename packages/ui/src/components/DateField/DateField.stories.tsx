import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { DateField } from './DateField.tsx';

const rented = (date: string) => (['2026-12-12', '2026-12-13'].includes(date) ? `Rented out on ${Number(date.slice(-2))} December` : undefined);

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
