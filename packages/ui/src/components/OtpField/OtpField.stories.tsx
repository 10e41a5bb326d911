import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Form } from '../Form/Form.tsx';
import { OtpField } from './OtpField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/OtpField',
  component: OtpField,
  tags: ['stable'],
  args: { label: 'Enter your 6-digit code', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}><Story /></div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Enter your 6-digit code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Typing = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await step('digits of any script are accepted', async () => {
      await userEvent.type(input, '4１٨');
      await expect(args.onChange).toHaveBeenLastCalledWith('418');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('other characters are kept out, in words', async () => {
      await userEvent.keyboard('x');
      await expect(input).toHaveValue('418');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A code has 6 digits.');
      await expect(input).toHaveAccessibleDescription('A code has 6 digits.');
    });
    await step('a seventh digit is kept out', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('4180275');
      await expect(input).toHaveValue('418027');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A code has 6 digits.');
    });
  },
});

export const ClickPlacesTheCaret = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '418027');
    const { left, top, width, height } = input.getBoundingClientRect();
    const click = (place: number) =>
      userEvent.pointer({ keys: '[MouseLeft]', target: input, coords: { clientX: left + ((place + 0.5) * width) / 6, clientY: top + height / 2 } });
    await step('after a click on a digit the next key replaces it', async () => {
      await click(2);
      await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 3]);
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('419027');
    });
    await step('a click behind the last digit appends the next one', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '41');
      await click(5);
      await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
    });
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123-456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
});

/** Rejects every code, like a server that gets a wrong one. */
function VerifyForm({ onSend }: { onSend: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Form
      aria-label="Two-factor"
      onSubmit={() => {
        setError('Invalid code. Please try again.');
        onSend();
      }}
    >
      <OtpField
        label="Enter your 6-digit code"
        value={code}
        errorMessage={error}
        onChange={(text) => {
          setError(undefined);
          setCode(text);
        }}
      />
      <Button type="submit">Verify</Button>
    </Form>
  );
}

const onSend = fn();

export const WrongCode = meta.story({
  render: () => <VerifyForm onSend={onSend} />,
  beforeEach: () => {
    onSend.mockClear();
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Enter your 6-digit code' });
    await step('the sixth digit does not submit the form', async () => {
      await userEvent.type(input, '418027');
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('Enter submits it; a wrong code stays, selected, with its error', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onSend).toHaveBeenCalledOnce();
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('418027');
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
      await expect(input).toHaveAccessibleDescription('Invalid code. Please try again.');
    });
    await step('the next digit replaces it and clears the error', async () => {
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('9');
      await expect(input).toBeValid();
    });
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '418027' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('End, arrows and Backspace work as in any text', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}{Backspace}');
      await expect(input).toHaveValue('41807');
      await userEvent.keyboard('5');
      await expect(input).toHaveValue('418057');
      await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
      await expect(input).toHaveValue('48057');
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <OtpField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, '418'), autofill: '418027' }),
});

export const LongText = meta.story({
  args: {
    label: 'Enter the 6-digit code that your authenticator app shows for Valise',
    defaultValue: '418',
    errorMessage: 'This code is from another account or from before the clock of your phone was set. Please wait for the next one.',
  },
});

export const Focused = meta.story({
  tags: ['sheet'],
  args: { defaultValue: '418' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <OtpField label="Empty" />
      <OtpField label="Typing" defaultValue="418" description="Codes change every 30 seconds" />
      <OtpField label="In error" defaultValue="418027" errorMessage="Invalid code. Please try again." />
      <OtpField label="Empty, in error" errorMessage="Please enter the code." />
      <OtpField label="Read-only" isReadOnly defaultValue="418027" />
      <OtpField label="Disabled" isDisabled defaultValue="418" />
    </div>
  ),
});
