import { dateOf, type ValueFormats } from '../format/format.ts';

/** A day as an exported cell has it: as the screens show it, and empty where they show a dash. */
export const exportedDate = (value: string, formats: Pick<ValueFormats, 'date'>): string | null => (dateOf(value) === null ? null : formats.date(value));
