import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Composer, type ComposerHandle, type ComposerProps, type UnsentMessage } from './Composer.tsx';

const meta = preview.meta({
  title: 'Components/Data/Composer',
  component: Composer,
  tags: ['stable'],
  args: { onSend: fn(), onChange: fn(), onRestore: fn(), onRetry: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('placeholder', 'Type something here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const OneLine = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the field is as high as its button, also with larger text', async () => {
      const box = canvas.getByRole('textbox', { name: 'Message' }).parentElement!;
      await expect(getComputedStyle(box).fontSize).toBe('16px');
      await expect(box.getBoundingClientRect().height).toBe(44);
    });
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <WithReplies {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('with large text the field is above its buttons, and as high as its placeholder', async () => {
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect().top);
      const { lineHeight } = getComputedStyle(field);
      await expect(field.clientHeight).toBeGreaterThan(2 * Number.parseFloat(lineHeight));
      await expect(field.scrollHeight).toBe(field.clientHeight);
    });
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'I will check again once it is delivered' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('I will check again once it is delivered');
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('Tab reaches the field, Shift+Enter begins a line', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Booked.{Shift>}{Enter}{/Shift}See you.');
      await expect(field).toHaveValue('Booked.\nSee you.');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Enter sends once and empties the field, which keeps the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('Booked.\nSee you.');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('a message of spaces is not sent', async () => {
      await userEvent.keyboard('   {Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step('Tab reaches the button, and Space sends', async () => {
      await userEvent.keyboard('Thank you.');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onSend).toHaveBeenLastCalledWith('Thank you.');
      await expect(field).toHaveFocus();
    });
  },
});

export const InputMethods = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'にほん');
    await step('Enter that ends a composition sends nothing', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('nor in Safari, which shows the composition only by the key code', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('the next Enter sends', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('にほん');
    });
  },
});

export const Grows = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const heightOf = (lines: number) => {
      fireEvent.change(field, { target: { value: Array.from({ length: lines }, () => 'line').join('\n') } });
      return field.getBoundingClientRect().height;
    };
    const one = heightOf(1);
    await step('the field grows with each line, up to five', async () => {
      const five = heightOf(5);
      await expect(five).toBeGreaterThan(heightOf(4));
      await expect(heightOf(4)).toBeGreaterThan(one);
      await expect(heightOf(9)).toBe(five);
    });
    await step('it shrinks again', async () => {
      await expect(heightOf(1)).toBe(one);
    });
  },
});

function Failing({ text, reason }: Omit<UnsentMessage, 'key'>) {
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([]);
  const without = (key: string) => setUnsent((all) => all.filter((message) => message.key !== key));
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div>
        <Button onPress={() => setUnsent((all) => [...all, { key: String(all.length), text, reason }])}>A message fails</Button>
      </div>
      <Composer onSend={() => {}} unsent={unsent} onRestore={without} onRetry={without} />
    </div>
  );
}

export const RestoresAFailedMessage = meta.story({
  render: () => <Failing text="Booked." />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('the text of a failed message is put back into an empty field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'A message fails' }));
      await expect(field).toHaveValue('Booked.');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Message not sent. Your text is back in the box.');
      await expect(canvas.getAllByText('Message not sent. Your text is back in the box.')[0]).toBeVisible();
      await expect(field).toHaveAccessibleDescription('Message not sent. Your text is back in the box.');
      await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    });
    await step('with new text in the field, the failed message is listed above with Retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'A message fails' }));
      await expect(field).toHaveValue('Booked.');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Message not sent.');
      await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
      await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
      await expect(field).toHaveFocus();
    });
  },
});

export const SaysWhy = meta.story({
  name: 'Says why a message failed',
  render: () => <Failing text="Booked." reason="The message must not be greater than 2000 characters." />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const fail = () => userEvent.click(canvas.getByRole('button', { name: 'A message fails' }));
    const reason = 'The message must not be greater than 2000 characters.';
    await step('above the field, and to a screen reader', async () => {
      await fail();
      await expect(canvas.getByRole('alert')).toHaveTextContent(`Message not sent. Your text is back in the box. ${reason}`);
      await expect(canvas.getByText(reason)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(reason);
    });
    await step('beside each text that is listed', async () => {
      await fail();
      await expect(await canvas.findAllByText(reason)).toHaveLength(2);
    });
    await step('until the text is sent again', async () => {
      await userEvent.type(field, '{Enter}');
      await expect(field).not.toHaveAccessibleDescription();
    });
  },
});

function WithReplies(args: ComposerProps) {
  const composer = useRef<ComposerHandle>(null);
  return <Composer {...args} ref={composer} start={<Button onPress={() => composer.current?.insert('See you then.')}>See you then.</Button>} />;
}

export const Inserting = meta.story({
  render: (args) => <WithReplies {...args} />,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const insert = canvas.getByRole('button', { name: 'See you then.' });
    await step('a text is added after what is typed, and the field has the focus', async () => {
      await userEvent.type(field, 'Booked. ');
      await userEvent.click(insert);
      await expect(field).toHaveValue('Booked. See you then.');
      await expect(field).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('Booked. See you then.');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
});

export const ReadOnly = meta.story({
  args: { readOnlyReason: 'Only the team can write in this ticket.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the team can write in this ticket.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

const long =
  'Thank you for the picture. The seam can be mended, but not before Saturday, and the workshop in Gràcia closes at two.\nWould the same dress in sage do until then? https://example.com/a-very-long-address-without-a-single-place-to-break-it-0123456789-0123456789-0123456789';

export const LongText = meta.story({ args: { defaultValue: long, unsent: [{ key: '1', text: long }] } });

const Samples = () => (
  <div style={{ display: 'grid', gap: 18 }}>
    <Composer onSend={() => {}} />
    <Composer onSend={() => {}} defaultValue="I will check again once it is delivered" />
    <Composer onSend={() => {}} defaultValue={long} />
    <Composer onSend={() => {}} defaultValue="One more thing" unsent={[{ key: '1', text: 'Booked. The rider will ask for you at the desk.' }]} />
    <Composer onSend={() => {}} defaultValue="One more thing" unsent={[{ key: '1', text: long, reason: 'The message must not be greater than 100 characters.' }]} />
    <Composer onSend={() => {}} readOnlyReason="Only the team can write in this ticket." />
  </div>
);

export const Sheet = meta.story({ tags: ['sheet'], render: () => <Samples /> });
