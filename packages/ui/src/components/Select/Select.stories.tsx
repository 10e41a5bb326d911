import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Select } from './Select.tsx';
import { BareSelect } from './testing/BareSelect.tsx';
import { hitKey, selectConformance, SelectSpecimens } from './testing/selectConformance.tsx';

const statuses = ['Available', 'Rented', 'Under Maintenance', 'Archived'];
const sizes = ['5', '10', '25', '50'];

const meta = preview.meta({
  title: 'Components/Fields/Select',
  component: Select,
  tags: ['stable'],
  args: { label: 'Status', options: statuses, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status Select status' })).toBeVisible();
  },
});

export const Selected = meta.story({ args: { defaultValue: 'Available' } });

export const WithError = meta.story({ args: { errorMessage: 'The selected status is invalid.', defaultValue: 'Rented' } });

export const Small = meta.story({ args: { label: 'Rows', isLabelHidden: true, size: 'small', options: sizes, defaultValue: '10' } });

export const Plain = meta.story({ args: { label: 'Status', isLabelHidden: true, variant: 'plain', defaultValue: 'Available' } });

export const LabelInside = meta.story({
  args: { label: 'Status', isLabelInside: true, options: ['All', 'Pending'], defaultValue: 'All' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: /Status/ });
    await expect(box).toHaveAccessibleName('Status All');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Pending' }));
    await waitFor(() => expect(box).toHaveAccessibleName('Status Pending'));
  },
});

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Rented' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Rented' } });

export const ByMouse = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('a press opens the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
      const list = await screen.findByRole('listbox', { name: 'Status' });
      await waitFor(() => expect(list).toBeVisible());
    });
    await step('the second press of a double press leaves it open', async () => {
      await pressTwiceOutside();
      await expect(screen.getByRole('listbox').closest('[data-exiting]')).toBeNull();
    });
    await step('a press on an option chooses it and closes the list', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Rented' }));
      await expect(args.onChange).toHaveBeenCalledWith('Rented');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: /Rented/ })).toHaveFocus());
    });
  },
});

export const CancelledExit = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    const popover = (await screen.findByRole('listbox')).parentElement!;
    await cancelExit(popover, () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Available/ })).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await step('Tab reaches it, Down opens it on the first option', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Available' })).toHaveFocus());
    });
    await step('Down, Up, End, Home and a letter move', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('option', { name: 'Rented' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(screen.getByRole('option', { name: 'Archived' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(screen.getByRole('option', { name: 'Available' })).toHaveFocus();
      await userEvent.keyboard('u');
      await expect(screen.getByRole('option', { name: 'Under Maintenance' })).toHaveFocus();
    });
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('Under Maintenance');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Escape closes without choosing', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Space opens it too, and chooses', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Under Maintenance' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('Archived');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Left, Right and a letter choose without opening', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith('Under Maintenance');
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('Archived');
      await userEvent.keyboard('r');
      await expect(args.onChange).toHaveBeenLastCalledWith('Rented');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
});

export const KeysAtOnce = meta.story({
  render: (args) => (
    <>
      <Select label="Rows" options={sizes} />
      <Select {...args} />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    await step('its code has come by another one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Rows/ }));
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Rows/ })).toHaveFocus());
    });
    await step('Enter, two times Down, Enter', async () => {
      canvas.getByRole('button', { name: /Status/ }).focus();
      for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await hitKey(key);
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith('Under Maintenance');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
  },
});

export const LeavesKeysAlone = meta.story({
  name: 'Browser and page keys',
  args: { defaultValue: 'Rented' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    for (const press of [{ key: 'ArrowLeft', altKey: true }, { key: 'a', ctrlKey: true }, { key: 'x' }, { key: 'Escape' }]) {
      const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
      trigger.dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(false);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const PressedLabel = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Status'));
    await expect(canvas.getByRole('button', { name: /Status/ }).matches(':focus-visible')).toBe(true);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const FilledInByTheBrowser = meta.story({
  name: 'Filled in by browser',
  args: { name: 'status', autoComplete: 'on' },
  play: async ({ args, canvas, canvasElement }) => {
    await fireEvent.change(canvasElement.querySelector('select')!, { target: { value: 'Rented' } });
    await expect(args.onChange).toHaveBeenCalledWith('Rented');
    await expect(canvas.getByRole('button', { name: 'Status Rented' })).toBeVisible();
  },
});

export const RequiredByTheBrowser = meta.story({
  args: { name: 'status', isRequired: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.('sent');
      }}
    >
      <Select {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await step('it is not sent, says why and has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onChange).not.toHaveBeenCalled();
      await waitFor(() => expect(trigger).toHaveAccessibleDescription(/./));
      await expect(trigger).toHaveFocus();
    });
    await step('chosen, it is sent', async () => {
      await userEvent.keyboard('r');
      await expect(trigger).not.toHaveAccessibleDescription();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('sent');
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <Select {...specimen} options={statuses} />}</FieldSpecimens>,
  play: fieldConformance({
    role: 'button',
    requiredIn: 'name',
    readOnlyRole: 'textbox',
    edit: async (control) => {
      control.focus();
      await userEvent.keyboard('{ArrowRight}');
    },
  }),
});

export const SelectConformance = meta.story({
  render: () => <SelectSpecimens>{(specimen) => <Select {...specimen} />}</SelectSpecimens>,
  play: selectConformance({ endsRefusalByKey: true }),
});

export const ReactAriaConformance = meta.story({
  name: 'React Aria conformance',
  tags: ['!autodocs'],
  render: () => <SelectSpecimens>{(specimen) => <BareSelect {...specimen} />}</SelectSpecimens>,
  play: selectConformance({ endsRefusalByKey: false }),
});

export const LongText = meta.story({
  args: {
    label: 'Where the piece is handed over and where it comes back to',
    options: ['Barcelona Flagship, Passeig de Gràcia, the entrance beside the bookshop on the corner', 'Madrid Central Store'],
    defaultValue: 'Barcelona Flagship, Passeig de Gràcia, the entrance beside the bookshop on the corner',
    description: 'A traveler sees this with the opening hours of the store.',
  },
});

export const Open = meta.story({
  tags: ['sheet'],
  args: { defaultValue: 'Available' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    const chosen = await screen.findByRole('option', { name: 'Available', selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <Select label="Empty" options={statuses} />
      <Select label="Chosen" options={statuses} defaultValue="Available" description="Shown in the list" />
      <InEachState>{(name) => <Select label={name} options={statuses} defaultValue="Available" />}</InEachState>
      <Select label="In error" options={statuses} defaultValue="Rented" errorMessage="The selected status is invalid." />
      <Select label="Read-only" isReadOnly options={statuses} defaultValue="Rented" />
      <Select label="Disabled" isDisabled options={statuses} defaultValue="Rented" />
      <div style={{ inlineSize: 72 }}>
        <Select label="Rows" size="small" isLabelHidden options={sizes} defaultValue="10" />
      </div>
    </div>
  ),
});
