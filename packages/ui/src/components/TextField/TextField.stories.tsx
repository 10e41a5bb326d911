import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { LinkSimple } from '../../icons/LinkSimple.tsx';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  tags: ['stable'],
  args: { label: 'Material', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Cotton gabardine' } });

export const WithDescription = meta.story({ args: { label: 'Weight', description: 'With its unit, for example 1.2 kg.' } });

export const WithError = meta.story({
  args: { label: 'Email', type: 'email', defaultValue: 'marta@valise', errorMessage: 'The email must be a valid address.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The email must be a valid address.');
  },
});

export const WithIcon = meta.story({ args: { label: 'URL', icon: <LinkSimple size={18} />, placeholder: 'https://', type: 'url' } });

export const SignIn = meta.story({ args: { label: 'Email', size: 'large', type: 'email', autoComplete: 'username', defaultValue: 'marta@valise.club' } });

export const ReadOnly = meta.story({ args: { label: 'Email', isReadOnly: true, defaultValue: 'marta@valise.club', description: 'Read-only' } });

export const Disabled = meta.story({ args: { label: 'Video URL', isDisabled: true, placeholder: 'https://' } });

export const Keyboard = meta.story({
  args: { icon: <LinkSimple size={18} /> },
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Material' });
    await step('Tab reaches it and letters are typed', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('Linen');
      await expect(args.onChange).toHaveBeenLastCalledWith('Linen');
    });
    await step('Tab leaves it', async () => {
      await userEvent.tab();
      await expect(input).not.toHaveFocus();
    });
    await step('a click on its icon focuses the text', async () => {
      await userEvent.click(canvasElement.querySelector('svg')!);
      await expect(input).toHaveFocus();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <TextField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, 'Linen'), autofill: 'Wool' }),
});

export const LongText = meta.story({
  args: {
    label: 'What travelers should know about the fabric, its lining and everything that touches their skin',
    defaultValue: 'Cotton gabardine, garment-dyed, with a half lining of viscose twill and horn buttons',
    errorMessage: 'The material may not be longer than 255 characters, and it names a fibre that customs do not know.',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  decorators: [(Story) => <div style={{ inlineSize: 'min(78rem, 92vw)' }}><Story /></div>],
  render: () => (
    <div style={{ display: 'grid', gap: 18, gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' }}>
      <TextField label="Material" defaultValue="Cotton gabardine" />
      <TextField label="Empty" placeholder="https://" />
      <InEachState>{(name) => <TextField label={name} defaultValue="Cotton gabardine" />}</InEachState>
      <TextField label="With a hint" description="With its unit" />
      <TextField label="Email" defaultValue="marta@valise" errorMessage="The email must be a valid address." />
      <TextField label="Read-only" isReadOnly defaultValue="marta@valise.club" />
      <TextField label="Disabled" isDisabled placeholder="https://" />
      <TextField label="Base price" prefix="$" suffix="/day" defaultValue="42.00" />
      <TextField label="URL" icon={<LinkSimple size={18} />} placeholder="https://" />
      <TextField label="Large" size="large" defaultValue="marta@valise.club" />
      <TextField label="Large, in error" size="large" defaultValue="marta" errorMessage="The email must be a valid address." />
    </div>
  ),
});
