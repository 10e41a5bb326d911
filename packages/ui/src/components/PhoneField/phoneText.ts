import { groupedDigits } from '../Field/text/groupedDigits.ts';

/** Formats a phone number during typing: ddd-ddd-dddd, at most ten digits. */
export const phoneText = groupedDigits(10, [3, 6]);
