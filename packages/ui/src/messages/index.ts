export { type Formats, formatsIn, useFormats } from './formats.ts';
export { type Catalogue, type Dictionary, type Messages, messagesIn, useMessages, type Wording } from './useMessages.ts';
