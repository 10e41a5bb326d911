import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { FormAttention } from './FormAttention.tsx';
import { sendByCtrlEnter } from './sendByCtrlEnter.ts';

const meta = preview.meta({
  title: 'Components/Fields/Form',
  component: Form,
  tags: ['stable'],
  args: {
    'aria-label': 'Sign up',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Name" name="name" autoComplete="name" />
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <PasswordField label="Password" name="password" autoComplete="new-password" />
        <Checkbox name="terms">I agree to the terms</Checkbox>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="primary" type="submit">
            Sign up
          </Button>
          <FormAttention />
        </div>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}><Story /></div>],
});

const several = {
  password: ['The password must be at least 8 characters.', 'The password has appeared in a data leak.'],
  email: ['The email must be a valid address.'],
};

export const Default = meta.story();

export const AllErrors = meta.story({
  args: { errors: several },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText('Password');
    await step('all messages of a field are shown under it as a list', async () => {
      await expect(canvas.getAllByRole('list')).toHaveLength(2);
      await expect(password).toHaveAccessibleDescription(several.password.join(' '));
    });
    await step('one message is not a list', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(several.email[0]);
    });
    await step('editing the field clears them all', async () => {
      await userEvent.type(password, 'x');
      await expect(password).toHaveAccessibleDescription('');
    });
  },
});

export const OneError = meta.story({
  args: { errors: { email: ['The email has already been taken.'] } },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('the field in error is focused and described by its message', async () => {
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('The email has already been taken.');
    });
    await step('one error has no summary', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByText('1 field needs attention')).toBeVisible();
    });
    await step('editing the field clears its error', async () => {
      await userEvent.type(email, 'm');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(canvas.queryByText('The email has already been taken.')).toBeNull();
    });
  },
});

export const SeveralErrors = meta.story({
  args: { errors: several },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await step('the first field in error, in page order, is focused', async () => {
      await expect(email).toHaveFocus();
    });
    await step('each field shows its messages', async () => {
      await expect(password).toHaveAccessibleDescription(several.password.join(' '));
    });
    await step('a summary counts the errors and links to each field', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need attention');
      await userEvent.click(canvas.getByRole('link', { name: 'Password' }));
      await expect(password).toHaveFocus();
    });
    await step('Enter on a link of the summary focuses its field', async () => {
      canvas.getByRole('link', { name: 'Email' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Password' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(email).toHaveFocus();
    });
    await step('editing a field clears its error and keeps the other', async () => {
      await userEvent.type(password, 'suitcase');
      await expect(password).toBeValid();
      await expect(email).toBeInvalid();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

/** The name can be filled in by a button, and the confirmation's message is about the password too. */
function MendedForm() {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>();
  return (
    <Form
      aria-label="Sign up"
      errors={errors}
      comparedWith={{ password: 'confirmation' }}
      onSubmit={() => setErrors({ name: ['Enter your name'], confirmation: ['Passwords do not match'] })}
    >
      <TextField label="Name" name="name" value={name} onChange={setName} />
      <Button onPress={() => setName('Marta')}>Fill in</Button>
      <TextField label="Password" name="password" />
      <TextField label="Confirm Password" name="confirmation" />
      <Button type="submit">Send</Button>
    </Form>
  );
}

export const MendedElsewhere = meta.story({
  render: () => <MendedForm />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need attention');
    await step('a value that is filled in clears the message of its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
      await expect(canvas.getByRole('textbox', { name: 'Confirm Password' })).toBeInvalid();
    });
    await step('a message that compares two fields goes when either is edited', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Password' }), 'linen');
      await expect(canvas.getByRole('textbox', { name: 'Confirm Password' })).toBeValid();
      await expect(canvas.queryByText(/need/)).not.toBeInTheDocument();
    });
  },
});

export const FirstMessage = meta.story({
  args: { errors: several, shownMessages: 'first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password must be at least 8 characters.');
    await expect(canvas.queryByText('The password has appeared in a data leak.')).not.toBeInTheDocument();
  },
});

export const ErrorOfNoField = meta.story({
  args: { errors: { 'images.0': ['The image must be a PNG or JPG.'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The image must be a PNG or JPG.')).toBeVisible();
  },
});

/** Every submission gets the same error, like a server's response. */
function FormWithServerError() {
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const [attempts, setAttempts] = useState(0);
  return (
    <Form
      aria-label="Answering"
      errors={errors}
      onSubmit={() => {
        setErrors({ email: ['The email has already been taken.'] });
        setAttempts(attempts + 1);
      }}
    >
      <TextField label="Email" name="email" defaultValue="marta@valise.club" />
      <Button type="submit">Send</Button>
      <Button type="reset">Reset</Button>
      <output>{attempts} sent</output>
    </Form>
  );
}

export const SameErrorTwice = meta.story({
  render: () => <FormWithServerError />,
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('an error response moves the focus to the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(email).toHaveFocus();
      await expect(email).toBeInvalid();
    });
    await step('an unchanged form can be submitted again by Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('2 sent')).toBeVisible();
    });
    await step('the same response shows the error again after an edit', async () => {
      await userEvent.type(email, 'x');
      await expect(email).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(email).toBeInvalid();
      await expect(email).toHaveFocus();
    });
    await step('a reset restores the text and clears the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(email).toHaveValue('marta@valise.club');
      await expect(email).toBeValid();
    });
  },
});

/** A form that checks its fields itself and controls the value of one. */
function CheckedForm() {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>();
  return (
    <Form
      aria-label="Sign up"
      errors={errors}
      onSubmit={() => setErrors({ name: ['Enter your name'], email: ['Enter an email address'], terms: ['Agree to the terms'] })}
    >
      <TextField label="Name" name="name" isRequired value={name} onChange={setName} />
      <TextField label="Email" name="email" type="email" isRequired />
      <Checkbox name="terms" summaryLabel="Terms" isRequired>
        I agree to the terms
      </Checkbox>
      <Button type="submit">Send</Button>
    </Form>
  );
}

export const AnnouncedOnce = meta.story({
  render: () => <CheckedForm />,
  play: async ({ canvas, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const announced: string[] = [];
    const observer = new MutationObserver(() => {
      for (const alert of canvas.queryAllByRole('alert')) if (alert.textContent !== announced.at(-1)) announced.push(alert.textContent);
    });
    observer.observe(send.closest('form')!, { subtree: true, childList: true, characterData: true, attributes: true });
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await step('the browser shows no bubble of its own', async () => {
      await userEvent.click(send);
      await expect(send.closest('form')).toHaveProperty('noValidate', true);
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      await expect(links()).toEqual(['Name', 'Email', 'Terms']);
    });
    await step('edited, a field leaves the summary and loses its message, and nothing is announced again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Marta');
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
      await expect(canvas.getByText('2 fields need attention')).toBeVisible();
      await expect(links()).toEqual(['Email', 'Terms']);
      await expect(announced).toEqual(['3 fields need attention']);
    });
    await step('the next attempt is announced again', async () => {
      announced.length = 0;
      await userEvent.click(send);
      await expect(announced).toEqual(['3 fields need attention']);
    });
    observer.disconnect();
  },
});

export const NotSentByEnter = meta.story({
  args: {
    onKeyInFields: sendByCtrlEnter(['sku', 'barcode']),
    children: (
      <>
        <TextField label="Name" name="name" />
        <TextField label="SKU" name="sku" />
        <TextField label="Barcode" name="barcode" />
        <Checkbox name="terms">I agree to the terms</Checkbox>
        <TextArea label="Note" name="note" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ args, canvas, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('a scanner types digits and Enter into one field after the other', async () => {
      await userEvent.type(field('SKU'), '12345{Enter}');
      await expect(field('Barcode')).toHaveFocus();
      await userEvent.keyboard('4006381333931{Enter}');
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
      await expect(field('Barcode')).toHaveValue('4006381333931');
    });
    await step('elsewhere Enter does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(field('Name'), 'Trench{Enter}');
      await expect(field('Name')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Ctrl or ⌘ with Enter sends, from a text of several lines too, and so does the button', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await userEvent.type(field('Note'), 'Line{Enter}{Meta>}{Enter}{/Meta}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(3);
      await expect(field('Note')).toHaveValue('Line\n');
    });
  },
});

export const LongText = meta.story({
  args: {
    errors: {
      name: ['The name may only hold letters of the languages in which the club prints its luggage labels, blanks, hyphens and apostrophes.'],
      email: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is not a host that answers.'],
    },
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  args: { errors: { ...several, terms: ['The terms must be accepted.'] } },
});
