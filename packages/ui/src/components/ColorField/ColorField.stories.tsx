import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { cancelExit } from '../Dialog/testing/cancelExit.ts';
import { pressTwiceOutside } from '../Dialog/testing/overlayConformance.ts';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { ColorField } from './ColorField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/ColorField',
  component: ColorField,
  tags: ['stable'],
  args: { label: 'Color', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const ValidColor = meta.story({ args: { defaultValue: '#8C2F3C' } });

export const WithError = meta.story({ args: { defaultValue: 'wine red', errorMessage: 'The color must be a hex value.' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '#8C2F3C' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '#8C2F3C' } });

export const TypedText = meta.story({
  args: { defaultValue: '#8C2F3C' },
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Color' });
    const swatch = () => canvasElement.querySelector<HTMLElement>('[style*="background"]')?.style.background;
    await step('while the text is not a colour the swatch keeps the last valid one', async () => {
      await expect(swatch()).toBe('rgb(140, 47, 60)');
      await userEvent.type(input, '{Backspace}');
      await expect(input).toHaveValue('#8C2F3');
      await expect(swatch()).toBe('rgb(140, 47, 60)');
    });
    await step('the value is the text as typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'b89b6e');
      await expect(args.onChange).toHaveBeenLastCalledWith('b89b6e');
      await expect(swatch()).toBe('rgb(184, 155, 110)');
    });
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '#8C2F3C' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Color' });
    await step('Tab reaches the text, then the picker button; Enter opens it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('slider', { name: /Hue/ });
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Choose Color' }));
    await step('arrow keys change the hue', async () => {
      const hue = dialog.getByRole('slider', { name: /Hue/ });
      hue.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenCalled();
      await expect(input).not.toHaveValue('#8C2F3C');
    });
    await step('arrow keys change saturation and brightness in the area', async () => {
      const [saturation] = dialog.getAllByRole('slider');
      saturation!.focus();
      const before = (input as HTMLInputElement).value;
      await userEvent.keyboard('{ArrowLeft}');
      await expect(input).not.toHaveValue(before);
    });
    await step('arrow keys move through the wardrobe, Enter picks a colour', async () => {
      const [camel] = dialog.getAllByRole('option');
      camel!.focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(input).toHaveValue('#8C2F3C');
    });
    await step('a colour of the wardrobe can be picked', async () => {
      const [camel] = dialog.getAllByRole('option');
      await userEvent.click(camel!);
      await expect(args.onChange).toHaveBeenLastCalledWith('#B89B6E');
      await expect(input).toHaveValue('#B89B6E');
    });
    await step('Escape closes it and returns focus to its button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose Color' })).toHaveFocus());
    });
  },
});

export const OpensEmpty = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Color' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose Color' }));
    const [camel, ...others] = await dialog.findAllByRole('option');
    await step('nothing is chosen in the wardrobe, and the text stays empty', async () => {
      for (const option of [camel!, ...others]) await expect(option).toHaveAttribute('aria-selected', 'false');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a pressed colour is chosen', async () => {
      await userEvent.click(camel!);
      await expect(args.onChange).toHaveBeenLastCalledWith('#B89B6E');
      await expect(camel!).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const DoublePress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Color' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Color' });
    await pressTwiceOutside();
    await expect(dialog.closest('[data-exiting]')).toBeNull();
  },
});

export const CancelledExit = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Color' }));
    const popover = (await screen.findByRole('dialog')).parentElement!;
    await cancelExit(popover, () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <ColorField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, '#8C2F3C'), autofill: '#2F4053' }),
});

export const LongText = meta.story({
  args: {
    label: 'The color that most of the piece has in daylight, leaving out the lining and the buttons',
    defaultValue: 'a warm brown that turns to olive where the light falls on it from the side',
    description: 'A hex value, for example #B89B6E. Travelers can filter by it.',
  },
});

export const Open = meta.story({
  tags: ['sheet'],
  args: { defaultValue: '#8C2F3C' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Color' }));
    const hue = await screen.findByRole('slider', { name: /Hue/ });
    await waitFor(() => expect(hue.closest('[data-rac]')).toBeVisible());
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <ColorField label="Empty" />
      <ColorField label="Named" defaultValue="#8C2F3C" />
      <ColorField label="With a hint" defaultValue="#EDE5D8" description="A hex value" />
      <ColorField label="In error" defaultValue="wine red" errorMessage="The color must be a hex value." />
      <ColorField label="Read-only" isReadOnly defaultValue="#2F4053" />
      <ColorField label="Disabled" isDisabled defaultValue="#2F5848" />
    </div>
  ),
});
