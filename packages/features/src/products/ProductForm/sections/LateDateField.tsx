'use client';
import { lazyPart } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { TextField } from '@valise/ui/TextField';
import { productFormMessages } from '../../formMessages.ts';
import type { DescribedDateFieldProps } from './DescribedDateField.tsx';

/** Holds the field's place, so that nothing moves. */
function DatePlace() {
  const messages = useMessages(productFormMessages);
  return <TextField label={messages.blackoutDate} value="" isDisabled />;
}

/** A date field that comes after the rest of the form: with its calendar it is a third of the form's code. */
export const LateDateField = lazyPart<DescribedDateFieldProps>(async () => (await import('./DescribedDateField.tsx')).DescribedDateField, {
  loading: <DatePlace />,
});
