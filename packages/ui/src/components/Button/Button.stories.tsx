import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { InEachState, listen } from '#storybook/preview';
import { CaretDownBold } from '../../icons/CaretDownBold.tsx';
import { Plus } from '../../icons/Plus.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['stable'],
  args: { children: 'Save', onPress: fn() },
});

export const Secondary = meta.story();

export const Primary = meta.story({ args: { variant: 'primary', children: 'Save Product' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Yes, Delete' } });

export const WithIcon = meta.story({ args: { variant: 'primary', icon: <Plus size={18} />, children: 'Add New Product' } });

export const Busy = meta.story({
  args: { variant: 'primary', isBusy: true, busyLabel: 'Saving...' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /Saving/ });
    await step('it can still be focused', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('a press while busy does nothing', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const PointerStates = meta.story({
  render: function Render(args) {
    const [isDisabled, setDisabled] = useState(false);
    return <Button {...args} isDisabled={isDisabled} onPress={() => setDisabled(true)} />;
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    // A new mouse: the mouse of an earlier story may still be over a button that is gone.
    const mouse = userEvent.setup();
    await step('it is hovered while a mouse is over it', async () => {
      await mouse.hover(button);
      await expect(button).toHaveAttribute('data-hovered');
      await mouse.unhover(button);
      await expect(button).not.toHaveAttribute('data-hovered');
    });
    await step('a finger presses it and leaves no hover behind', async () => {
      const finger = userEvent.setup();
      await finger.pointer({ keys: '[TouchA>]', target: button });
      await expect(button).toHaveAttribute('data-pressed');
      await expect(button).not.toHaveAttribute('data-hovered');
      await finger.pointer({ keys: '[/TouchA]', target: document.body });
      await expect(button).not.toHaveAttribute('data-pressed');
    });
    await step('disabled under the pointer, it is hovered no longer', async () => {
      await mouse.click(button);
      await waitFor(() => expect(button).toBeDisabled());
      await expect(button).not.toHaveAttribute('data-hovered');
    });
  },
});

export const BusyAnnounced = meta.story({
  args: { busyLabel: 'Saving...' },
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <Button {...args} isBusy={isBusy} onPress={() => setBusy(true)} />
        <Button preventFocusOnPress onPress={() => setBusy(false)}>
          End
        </Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const heard = listen();
    await step('the busy label is announced, and nothing when it ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(heard()).toEqual(['Saving...']));
      await userEvent.click(canvas.getByRole('button', { name: 'End' }));
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
      await expect(heard()).toEqual(['Saving...']);
    });
  },
});

export const SentByEnter = meta.story({
  args: { busyLabel: 'Saving...', type: 'submit' },
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <Button {...args} isBusy={isBusy} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    const heard = listen();
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Trench{Enter}');
    await waitFor(() => expect(heard()).toEqual(['Saving...']));
    await expect(field).toHaveFocus();
  },
});

export const KeepsItsWidth = meta.story({
  args: { busyLabel: 'Deleting...', children: 'Yes' },
  render: function Render({ children, busyLabel, ...args }) {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <Button {...args} busyLabel={busyLabel} isBusy={isBusy} onPress={() => setBusy(true)}>
          {children}
        </Button>
        <Button {...args} busyLabel="Saving..." isBusy={isBusy}>
          Save and add another product
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const sizes = () => buttons.map((button) => [button.offsetWidth, button.offsetHeight]);
    const before = sizes();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: /Deleting/ })).not.toHaveAccessibleName(expect.stringContaining('Yes'));
    await expect(sizes()).toEqual(before);
  },
});

export const LongText = meta.story({
  args: { children: 'Save the product and go on to the next one of the same collection' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await step('a label that is too long wraps', async () => {
      await expect(button.offsetWidth).toBeLessThanOrEqual(320);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth);
    });
  },
});

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-outline'] as const;
const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const;

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          <Button variant={variant}>Rest</Button>
          <InEachState>{(name) => <Button variant={variant}>{name}</Button>}</InEachState>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy busyLabel="Saving...">
            Save
          </Button>
          <Button variant={variant} icon={<Plus size={18} />}>
            With icon
          </Button>
        </div>
      ))}
      <div style={row}>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
        <Button>
          Bulk Actions <CaretDownBold size={14} />
        </Button>
      </div>
    </div>
  ),
});
