import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { PersonalInformation } from './PersonalInformation.tsx';

function Controlled({ fields, onChange, ...args }: ComponentProps<typeof PersonalInformation>) {
  const [typed, setTyped] = useState(fields);
  return (
    <PersonalInformation
      {...args}
      fields={typed}
      onChange={(field, value) => {
        setTyped((now) => ({ ...now, [field]: value }));
        onChange(field, value);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Settings/Personal Information',
  component: PersonalInformation,
  tags: ['stable', 'spec:1.2', 'spec:1.5'],
  args: {
    userId: '7',
    fields: { name: 'Marta Vidal', email: 'marta@valise.club', phone: '555-010-0142' },
    onChange: fn(),
    photo: null,
    onPhotoChange: fn(),
    photoSrc: null,
    onSave: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();

export const SavesChanges = meta.story({
  play: async ({ args, canvas, step }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await step('a phone number is written as ddd-ddd-dddd while it is typed, ten digits at most', async () => {
      await userEvent.clear(phone);
      await userEvent.type(phone, '5a550107766 99');
      await expect(phone).toHaveValue('555-010-7766');
    });
    await step('Enter in any field saves', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
});

export const PhoneOfAnotherForm = meta.story({
  args: { fields: { name: 'Marta Vidal', email: 'marta@valise.club', phone: '+34 93 555 01 42 ext. 7' } },
  play: async ({ args, canvas, step }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await step('it is not reformatted without an edit', async () => {
      await userEvent.click(phone);
      await userEvent.tab();
      await expect(phone).toHaveValue('+34 93 555 01 42 ext. 7');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
});

export const Error = meta.story({
  args: {
    failure: { fields: {
      name: ['The name field is required.'],
      email: ['The email has already been taken.'],
      profilePhoto: ['holiday.tiff must be an image file (PNG, JPG, WebP or GIF).'],
    } },
  },
  play: async ({ canvas, step }) => {
    await step('each message is under its field, and the first field has the focus', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('The email has already been taken.');
    });
    await step('the messages of the photo are shown once, at the photo', async () => {
      await expect(canvas.getAllByText('holiday.tiff must be an image file (PNG, JPG, WebP or GIF).')).toHaveLength(1);
    });
  },
});

export const NotSaved = meta.story({
  args: { failure: { message: 'The server could not be reached. Check your connection and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be reached/)).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { isBusy: true, uploaded: 0.4, photo: new File(['photo'], 'marta.png', { type: 'image/png' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    fields: {
      name: 'Maria-Alejandra Fernández de la Cruz y Montenegro',
      email: 'maria-alejandra.fernandez-de-la-cruz-y-montenegro@partners-of-the-valise-club.example',
      phone: '+34 93 555 01 42 extension 7, or the shop next door',
    },
    failure: { fields: { name: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is not a name that we know.'] } },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
