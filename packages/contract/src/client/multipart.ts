import type { Encoding } from '../endpoint/encoding.ts';
import { type FormFields, toFormData } from '../endpoint/formData.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** Encodes bodies with files as `multipart/form-data` in Laravel's notation, and sends them with progress. */
export const multipart: Encoding = {
  mediaType: 'multipart/form-data',
  encode: (wire) => toFormData(wire as FormFields),
  send: sendWithProgress,
};
