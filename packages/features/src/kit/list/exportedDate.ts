import { dateOf, type ValueFormats } from '../format/format.ts';

/** A day for an exported cell: the text of the screens, but null where they show a dash. */
export const exportedDate = (value: string, formats: Pick<ValueFormats, 'date'>): string | null => (dateOf(value) === null ? null : formats.date(value));
