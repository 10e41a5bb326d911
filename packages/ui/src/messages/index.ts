export { type Formats, formatsIn, useFormats } from './formats.ts';
export { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
export { type Catalogue, type Dictionary, type Messages, messagesIn, useMessages, type Wording } from './useMessages.ts';
