import type { Encoding } from '../endpoint/encoding.ts';
import { type FormFields, toFormData } from '../endpoint/formData.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** For bodies with files: `multipart/form-data`, written as Laravel reads it, sent with progress. */
export const multipart: Encoding = {
  mediaType: 'multipart/form-data',
  encode: (wire) => toFormData(wire as FormFields),
  send: sendWithProgress,
};
